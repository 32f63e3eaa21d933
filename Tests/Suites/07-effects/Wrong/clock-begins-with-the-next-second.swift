// Fails: clock.only-advance
// Diagnosis: It goes second by second from the next one, so a wait for nothing comes late.
// Mistake: clock-ignores-zero

// MARK: - Step 5: TestClock

extension TestClock {
  func advance(by seconds: Int) {
    for _ in 0..<seconds {
      now += 1
      while let next = waiting.first, next.due <= now {
        waiting.removeFirst()
        next.done()
      }
    }
  }
}
