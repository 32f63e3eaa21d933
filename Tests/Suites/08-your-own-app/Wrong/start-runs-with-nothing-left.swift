// Fails: timer.start-ringing
// Diagnosis: Start looks at nothing, so a timer that rings says `running` until the next second.
// Mistake: ringing-timer-starts-again

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = true
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}

extension KitchenTimer {
  fileprivate mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft = max(0, secondsLeft - 1)
    isRunning = secondsLeft > 0
  }
}
