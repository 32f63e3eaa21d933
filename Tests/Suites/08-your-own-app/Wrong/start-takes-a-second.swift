// Fails: timer.start
// Diagnosis: The first second is gone with the tap.
// Mistake: start-takes-a-second

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    guard !timer.isRunning, timer.secondsLeft > 0 else { return }
    timer.isRunning = true
    timer.secondPassed()
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = timer.seconds
  }
}
