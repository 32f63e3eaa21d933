// Fails: timer.pause
// Diagnosis: Start always starts from the beginning.
// Mistake: start-starts-over

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = true
    timer.secondsLeft = timer.seconds
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
