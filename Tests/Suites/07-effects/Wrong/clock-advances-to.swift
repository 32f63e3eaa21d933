// Fails: clock.time
// Diagnosis: The seconds are taken for the time to go to, not for those that pass.
// Mistake: clock-advances-to

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}
