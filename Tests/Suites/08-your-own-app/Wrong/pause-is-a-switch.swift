// Fails: timer.pause
// Diagnosis: Pause on a timer that stands still makes it run.
// Mistake: pause-toggles

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = !timer.isRunning && timer.secondsLeft > 0
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
