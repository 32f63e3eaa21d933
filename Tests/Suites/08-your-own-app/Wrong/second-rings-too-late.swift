// Fails: timer.rings
// Diagnosis: The last second has gone, but the timer runs until one more has passed.
// Mistake: rings-a-second-late

// MARK: - Step 2: one timer

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    isRunning = secondsLeft > 0
    secondsLeft = max(0, secondsLeft - 1)
  }
}
