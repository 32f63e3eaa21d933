// Fails: timer.reset
// Diagnosis: A timer that runs has to be paused before it can be reset.
// Mistake: reset-only-in-some-situations

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    guard !timer.isRunning else { return }
    timer.secondsLeft = timer.seconds
  }
}
