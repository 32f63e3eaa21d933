// Fails: clock.inside
// Diagnosis: It moves when all was called, so whoever waits meanwhile counts from before.
// Mistake: clock-counts-from-the-start

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      next.done()
    }
    now = end
  }
}
