// Fails: tablet.log
// Diagnosis: The log hangs in the kitchen.
// Mistake: log-leaves-something-out

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
    all(&state, event)
    if case .kitchen = event { log("Kitchen") }
  }
}
