// Fails: clock.order
// Diagnosis: Whoever is due latest is called first.
// Mistake: clock-calls-in-another-order

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while let place = waiting.lastIndex(where: { $0.due <= end }) {
      let next = waiting.remove(at: place)
      now = next.due
      next.done()
    }
    now = end
  }
}
