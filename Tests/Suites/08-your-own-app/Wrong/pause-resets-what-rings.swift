// Fails: timer.rings
// Diagnosis: Pause on a timer that rings ends the ringing, and puts the full time back.
// Mistake: pause-silences-what-rings

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    if timer.secondsLeft == 0 { timer.secondsLeft = timer.seconds }
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
