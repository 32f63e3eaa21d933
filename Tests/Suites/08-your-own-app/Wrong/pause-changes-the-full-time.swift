// Fails: timer.reset
// Diagnosis: What is left at a pause becomes the full time, so reset goes back to that only.
// Mistake: pause-changes-the-full-time

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    if timer.isRunning { timer.seconds = timer.secondsLeft }
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
