// Fails: clock.two
// Diagnosis: The list of those who wait is one for all clocks, and any of them calls it.
// Mistake: shared

// MARK: - Step 5: TestClock

private var everybody: [(due: Int, done: () -> Void)] = []

extension TestClock {
  private var waiting: [(due: Int, done: () -> Void)] {
    get { everybody }
    set { everybody = newValue }
  }
}
