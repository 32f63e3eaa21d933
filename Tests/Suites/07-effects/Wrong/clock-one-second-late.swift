// Fails: clock.time
// Diagnosis: A second is thought to be over only when the next one begins.
// Mistake: clock-is-one-second-late

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds + 1
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}
