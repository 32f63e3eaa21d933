// Fails: clock.only-advance
// Diagnosis: Whoever waits for nothing waits for a second.
// Mistake: clock-waits-for-zero

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = seconds > 0 ? now + seconds : now + 1
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}
