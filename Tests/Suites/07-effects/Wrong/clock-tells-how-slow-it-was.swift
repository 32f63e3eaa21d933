// Fails: clock.asks-no-clock
// Diagnosis: For debugging the clock prints when one `advance` took over a minute, by the machine's clock.

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let beginning = ContinuousClock.now
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
    if ContinuousClock.now - beginning > .seconds(60) { print("slow") }
  }
}
