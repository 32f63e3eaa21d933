// Fails: remove.number
// Diagnosis: Without timers everything is as at the beginning, and the numbers begin with 1 again.
// Mistake: number-is-given-again

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
    state.timers[id] = nil
    if state.timers.isEmpty { state = AppState() }
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
