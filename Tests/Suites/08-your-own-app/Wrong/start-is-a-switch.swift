// Fails: timer.start
// Diagnosis: Start on a timer that runs makes it stop.
// Mistake: start-toggles

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = !timer.isRunning && timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
