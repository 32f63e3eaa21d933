// Fails: timer.reset
// Diagnosis: Reset puts the time back and makes the timer run.
// Mistake: reset-starts

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.secondsLeft = timer.seconds
    timer.isRunning = true
  }
}
