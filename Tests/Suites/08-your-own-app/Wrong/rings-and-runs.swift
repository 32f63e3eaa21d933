// Fails: timer.rings
// Diagnosis: At zero the time stands still, but nobody says that it no longer runs.
// Mistake: rings-and-runs

// MARK: - Step 2: one timer

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    if isRunning { secondsLeft = max(0, secondsLeft - 1) }
  }
}
