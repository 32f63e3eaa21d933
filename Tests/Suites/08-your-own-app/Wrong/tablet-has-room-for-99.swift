// Fails: tablet.kitchen
// Diagnosis: A limit that nobody has asked for hangs around both kitchens.

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let app = atMost(99, app)
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
