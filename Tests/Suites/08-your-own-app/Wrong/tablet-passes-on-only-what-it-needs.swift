// Fails: tablet.version
// Diagnosis: A second that moves no timer today isn't passed on to a new version, either.
// Mistake: tablet-has-rules-of-its-own

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let timers: Reducer<AppState, AppEvent> = { state, event in
    if case .secondPassed = event, !state.timers.values.contains(where: \.isRunning) { return }
    app(&state, event)
  }
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(timers, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(timers, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
