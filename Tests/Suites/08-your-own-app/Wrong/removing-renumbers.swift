// Fails: remove.gone
// Diagnosis: Gaps in the numbers are closed.
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
    state.timers[id] = nil
    let timers = state.timers.sorted { $0.key < $1.key }.map(\.value)
    state.timers = Dictionary(uniqueKeysWithValues: zip(1..., timers))
    state.count = timers.count
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}
