// Fails: clock.inside
// Diagnosis: Who waits for nothing is called before all who were due at that second already.
// Mistake: clock-calls-in-another-order

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: seconds == 0 ? 0 : place)
  }
}
