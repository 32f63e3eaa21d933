// Fails: clock.inside
// Diagnosis: It is set to the end first, so whoever waits meanwhile counts from there.
// Mistake: clock-counts-from-the-end

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    now += seconds
    while let next = waiting.first, next.due <= now {
      waiting.removeFirst()
      next.done()
    }
  }
}
