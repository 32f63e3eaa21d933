// Fails: tablet.version
// Diagnosis: What is removed in the pastry kitchen is taken out beside the app.
// Mistake: tablet-has-rules-of-its-own

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let pastry: Reducer<AppState, AppEvent> = { state, event in
    if case .removeTapped(let id) = event { state.timers[id] = nil } else { app(&state, event) }
  }
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(pastry, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
