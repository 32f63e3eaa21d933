// Fails: clock.order
// Diagnosis: `advance` calls what is due next, and no more.
// Mistake: clock-calls-one-only

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    if let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}
