// Fails: timer.rings
// Diagnosis: Nobody looks whether something is left, so a timer runs on below zero.
// Mistake: runs-below-zero

// MARK: - Step 2: one timer

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
  }
}
