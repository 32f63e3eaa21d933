// Fails: timer.pause
// Diagnosis: Pause puts the timer back to its full time.
// Mistake: pause-resets

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    if timer.isRunning { timer.secondsLeft = timer.seconds }
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
