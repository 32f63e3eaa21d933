// Fails: timer.reset
// Diagnosis: Reset is taken for a stop.
// Mistake: reset-only-stops

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
  }
}
