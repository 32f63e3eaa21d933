// Fails: tablet.log
// Diagnosis: What changes nothing is nothing that happens.
// Mistake: log-has-only-what-changed

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return { state, event in
    let before = tabletScreen(of: state)
    all(&state, event)
    if tabletScreen(of: state) != before { log(event.place) }
  }
}
