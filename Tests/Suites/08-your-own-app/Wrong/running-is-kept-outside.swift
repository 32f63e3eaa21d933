// Fails: timer.same-answer
// Diagnosis: Which timers run is kept in a global variable; a new timer is taken out of it.

// MARK: - Step 1: what can happen

private var running: Set<Int> = []

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    running.remove(state.count)
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer(let id, let tap):
    guard state.timers[id] != nil else { return }
    if case .startTapped = tap { running.insert(id) } else { running.remove(id) }
    let reducer: Reducer<AppState, AppEvent> = forEach(
      timerReducer, parts: \.timers, event: { $0.timer })
    reducer(&state, event)
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys where running.contains(id) { state.timers[id]?.secondPassed() }
  }
}
