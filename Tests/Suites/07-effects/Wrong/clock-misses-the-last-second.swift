// Fails: clock.time
// Diagnosis: What is due in the last second of `advance` has to wait.
// Mistake: clock-leaves-the-last-second

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due < end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}
