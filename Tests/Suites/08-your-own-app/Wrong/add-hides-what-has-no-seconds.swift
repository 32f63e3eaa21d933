// Fails: add.no-seconds
// Diagnosis: A timer of no seconds is added, and its line left out.
// Mistake: no-seconds-use-a-number

// MARK: - Step 1: what can happen

func appReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
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

func screen(of state: AppState) -> [String] {
  let lines = state.timers.filter { $0.value.seconds > 0 }.sorted { $0.key < $1.key }
    .map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
