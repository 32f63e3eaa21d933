// Fails: add.line
// Diagnosis: The numbers begin with 0, as the indices of an array do.
// Mistake: ids-from-zero

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
    state.count += 1
  case .timer:
    let reducer: Reducer<AppState, AppEvent> = forEach(
      timerReducer, parts: \.timers, event: { $0.timer })
    reducer(&state, event)
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
