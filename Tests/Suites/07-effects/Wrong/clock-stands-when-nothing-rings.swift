// Fails: clock.time
// Diagnosis: Time passes up to the last call only; the seconds after it are lost.
// Mistake: clock-stands-between

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
  }
}
