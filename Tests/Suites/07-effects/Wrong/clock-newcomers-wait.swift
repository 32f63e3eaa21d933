// Fails: clock.inside
// Diagnosis: What is due is picked out first; who comes meanwhile has to wait for the next `advance`.
// Mistake: clock-leaves-newcomers

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    let due = waiting.prefix { $0.due <= end }
    waiting.removeFirst(due.count)
    for next in due {
      now = next.due
      next.done()
    }
    now = end
  }
}
