// Fails: clock.time
// Diagnosis: Nobody is thought to wait longer than a small number can say.

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + Int(Int16(truncatingIfNeeded: seconds))
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}
