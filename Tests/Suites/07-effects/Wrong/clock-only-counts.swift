// Fails: clock.time
// Diagnosis: The time goes on, and nobody is told.
// Mistake: clock-never-calls

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    now += seconds
  }
}
