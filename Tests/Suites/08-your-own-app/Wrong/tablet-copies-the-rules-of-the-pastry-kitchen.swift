// Fails: tablet.version
// Diagnosis: The kitchen has its app, and the pastry kitchen gets a copy of it.
// Mistake: tablet-has-rules-of-its-own

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback({ change(&$0, by: $1) }, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}

/// The timers' rules once more.
private func change(_ state: inout AppState, by event: AppEvent) {
  switch event {
  case .addTapped(let name, let seconds):
    guard seconds > 0 else { return }
    state.count += 1
    state.timers[state.count] = KitchenTimer(name: name, seconds: seconds, secondsLeft: seconds)
  case .timer(let id, .startTapped):
    if (state.timers[id]?.secondsLeft ?? 0) > 0 { state.timers[id]?.isRunning = true }
  case .timer(let id, .pauseTapped):
    state.timers[id]?.isRunning = false
  case .timer(let id, .resetTapped):
    state.timers[id]?.isRunning = false
    if let full = state.timers[id]?.seconds { state.timers[id]?.secondsLeft = full }
  case .removeTapped(let id):
    state.timers[id] = nil
  case .secondPassed:
    for id in state.timers.keys where state.timers[id]?.isRunning == true {
      state.timers[id]?.secondsLeft -= 1
      if state.timers[id]?.secondsLeft == 0 { state.timers[id]?.isRunning = false }
    }
  }
}
