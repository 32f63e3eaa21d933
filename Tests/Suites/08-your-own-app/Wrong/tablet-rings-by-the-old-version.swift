// Fails: tablet.version
// Diagnosis: The state comes from the given version of the app, but whether a timer rings is asked of the old one.

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let old = bell(appReducer, ring: ring)
  let kitchen: Reducer<AppState, AppEvent> = { state, event in
    var copy = state
    old(&copy, event)
    app(&state, event)
  }
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(kitchen, value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
