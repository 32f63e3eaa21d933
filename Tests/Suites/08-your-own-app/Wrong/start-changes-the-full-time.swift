// Fails: timer.reset
// Diagnosis: What is left at a start becomes the full time, so reset goes back to that only.
// Mistake: start-changes-the-full-time

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    if timer.secondsLeft > 0 { (timer.seconds, timer.isRunning) = (timer.secondsLeft, true) }
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
