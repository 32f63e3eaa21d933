// Fails: timer.pause
// Diagnosis: Whoever pauses is thought to cook for less than an hour.

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    if timer.secondsLeft < 3_600 { timer.isRunning = false }
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
