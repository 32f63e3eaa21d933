// Fails: timer.missing
// Diagnosis: A tap for a number that no timer has makes one.
// Mistake: missing-number-does-something

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer(let id, let event):
    timerReducer(
      &state.timers[id, default: KitchenTimer(name: "Timer", seconds: 60, secondsLeft: 60)], event)
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
