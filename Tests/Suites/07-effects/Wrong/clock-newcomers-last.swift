// Fails: clock.inside
// Diagnosis: Who comes meanwhile is called in the same `advance`, but behind all the others.
// Mistake: clock-newcomers-last

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while true {
      let due = waiting.prefix { $0.due <= end }
      guard !due.isEmpty else { break }
      waiting.removeFirst(due.count)
      for next in due {
        now = next.due
        next.done()
      }
    }
    now = end
  }
}
