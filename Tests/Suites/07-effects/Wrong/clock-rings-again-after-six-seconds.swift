// Fails: clock.once
// Diagnosis: Like an alarm clock it rings again after six seconds, for a minute.
// Mistake: clock-calls-again

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
      if now < 60 { waiting.append((now + 6, next.done)) }
      waiting.sort { $0.due < $1.due }
    }
    now = end
  }
}
