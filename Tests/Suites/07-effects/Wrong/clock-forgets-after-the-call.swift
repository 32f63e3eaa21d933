// Fails: clock.any-script
// Diagnosis: Whoever is called leaves the list only afterwards, and is still there if time passes in the call.

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      now = next.due
      next.done()
      if !waiting.isEmpty { waiting.removeFirst() }
    }
    now = end
  }
}
