// Fails: timer.pause
// Diagnosis: Start after a pause begins with the full time again.
// Mistake: start-starts-over

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
    if timer.isRunning { timer.secondsLeft = timer.seconds }
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
