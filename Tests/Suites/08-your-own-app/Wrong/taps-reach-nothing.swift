// Fails: timer.start
// Diagnosis: The taps are told apart, and nothing comes of any of them.
// Mistake: taps-do-nothing

// MARK: - Step 2: one timer

func timerReducer(_ timer: inout KitchenTimer, _ event: TimerEvent) {
  switch event {
  case .startTapped, .pauseTapped, .resetTapped:
    break
  }
}
