// Fails: timer.start
// Diagnosis: A second takes one away from each timer, whether it runs or not.
// Mistake: second-for-all-timers

// MARK: - Step 2: one timer

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard secondsLeft > 0 else { return }
    secondsLeft -= 1
    isRunning = isRunning && secondsLeft > 0
  }
}
