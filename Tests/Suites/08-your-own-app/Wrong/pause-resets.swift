// Fails: timer.pause
// Diagnosis: Pause and reset are taken for the same.
// Mistake: pause-resets

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
