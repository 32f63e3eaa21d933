// Fails: timer.reset
// Diagnosis: The full time is put back as far as a small number holds it.

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped:
    timer.isRunning = timer.secondsLeft > 0
  case .pauseTapped:
    timer.isRunning = false
  case .resetTapped:
    timer.isRunning = false
    timer.secondsLeft = Int(UInt16(truncatingIfNeeded: timer.seconds))
  }
}
