// Fails: clock.only-advance
// Diagnosis: Who waits for nothing is called inside of `wait`.
// Mistake: clock-calls-after-zero

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    guard seconds > 0 else {
      done()
      return
    }
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}
