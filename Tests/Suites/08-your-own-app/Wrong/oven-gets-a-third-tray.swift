// Fails: tablet.no-tray
// Diagnosis: A tray that isn’t there is pushed in.
// Mistake: missing-tray-does-something

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    { state, event in
      guard let (id, event) = event.tray else { return }
      trayReducer(&state.trays[id, default: Tray()], event)
    })
  return logged(all, log: log)
}
