// Fails: clock.inside
// Diagnosis: The list is split first, and what is left of it is put back at the end.
// Mistake: clock-forgets-who-waits-inside

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    let rest = waiting.filter { $0.due > end }
    for next in waiting where next.due <= end {
      now = next.due
      next.done()
    }
    waiting = rest
    now = end
  }
}
