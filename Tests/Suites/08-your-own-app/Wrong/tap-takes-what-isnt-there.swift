// Fails: timer.missing
// Diagnosis: A timer is taken out with `!`, so a tap on one that was removed ends the app.

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer(let id, let event):
    timerReducer(&state.timers[id]!, event)
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
