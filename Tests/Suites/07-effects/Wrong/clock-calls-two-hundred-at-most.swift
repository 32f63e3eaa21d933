// Fails: clock.any-script
// Diagnosis: After two hundred calls it takes the rest for a loop without an end.

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    var calls = 0
    while let next = waiting.first, next.due <= end, calls < 200 {
      waiting.removeFirst()
      calls += 1
      now = next.due
      next.done()
    }
    now = end
  }
}
