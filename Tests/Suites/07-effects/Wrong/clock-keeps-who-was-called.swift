// Fails: clock.time
// Diagnosis: Whoever was called stays on the list.
// Mistake: clock-calls-again

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    for next in waiting where next.due <= end {
      now = next.due
      next.done()
    }
    now = end
  }
}
