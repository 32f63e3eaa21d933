// Fails: tablet.log
// Diagnosis: Nothing comes of a tray that isn't there, so it isn't written down either.
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
    if let (id, _) = event.tray, state.trays[id] == nil { return }
    all(&state, event)
    log(event.place)
  }
}
