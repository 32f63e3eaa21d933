// Fails: clock.time
// Diagnosis: `advance` calls those whose time was over when it began.
// Mistake: clock-calls-late

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    while let next = waiting.first, next.due <= now {
      waiting.removeFirst()
      next.done()
    }
    now += seconds
  }
}
