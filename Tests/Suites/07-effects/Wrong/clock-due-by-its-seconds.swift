// Fails: clock.time
// Diagnosis: The seconds of a wait are taken for the time at which it is over.
// Mistake: clock-calls-early

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}
