// Fails: clock.order
// Diagnosis: After each call the next one leaves the list unheard.
// Mistake: clock-forgets-somebody

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      if waiting.first?.due == next.due { waiting.removeFirst() }
      now = next.due
      next.done()
    }
    now = end
  }
}
