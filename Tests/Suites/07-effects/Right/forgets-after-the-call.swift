// Lesson 7 · Effects: whoever is called leaves the list of the clock only afterwards.

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
