// Fails: clock.time
// Diagnosis: What was called stays on the list, and each `advance` calls it again.
// Mistake: clock-calls-again

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    var index = 0
    while index < waiting.count, waiting[index].due <= end {
      now = max(now, waiting[index].due)
      waiting[index].done()
      index += 1
    }
    now = end
  }
}
