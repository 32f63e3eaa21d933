// Fails: clock.order
// Diagnosis: At the same second whoever came last is called first.
// Mistake: clock-turns-equal-ones

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due >= due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}
