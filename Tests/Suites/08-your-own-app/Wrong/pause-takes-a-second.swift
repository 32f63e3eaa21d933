// Fails: timer.pause
// Diagnosis: A pause takes a second away, but never the last one.
// Mistake: pause-changes-the-time

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
    if timer.secondsLeft > 1 { timer.secondsLeft -= 1 }
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
