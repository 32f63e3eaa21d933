// Fails: remove.gone
// Diagnosis: The timers behind the one that goes move up by one number.
// Mistake: removing-renumbers

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer:
    let reducer: Reducer<AppState, AppEvent> = forEach(
      timerReducer, parts: \.timers, event: { $0.timer })
    reducer(&state, event)
  case .removeTapped(let id):
    guard state.timers[id] != nil else { return }
    for number in id...state.count { state.timers[number] = state.timers[number + 1] }
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
