// Fails: app.same-answer
// Diagnosis: Which timers were removed is kept in a global variable; a new timer is taken out of it.
// Mistake: shared

// MARK: - Step 1: what can happen

private var removed: Set<Int> = []

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  state.timers = state.timers.filter { !removed.contains($0.key) }
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    removed.remove(state.count)
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer:
    let reducer: Reducer<AppState, AppEvent> = forEach(
      timerReducer, parts: \.timers, event: { $0.timer })
    reducer(&state, event)
  case .removeTapped(let id):
    removed.insert(id)
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys { state.timers[id]?.secondPassed() }
  }
}

func screen(of state: AppState) -> [String] {
  let lines = state.timers.filter { !removed.contains($0.key) }.sorted { $0.key < $1.key }
    .map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
