// Fails: clock.two
// Diagnosis: Each clock has its own list, but the time is one for all clocks.
// Mistake: shared

// MARK: - Step 5: TestClock

private var time = 0

extension TestClock {
  private(set) var now: Int {
    get { time }
    set { time = newValue }
  }
}
