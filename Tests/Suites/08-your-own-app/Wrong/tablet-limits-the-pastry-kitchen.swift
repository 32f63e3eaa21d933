// Fails: tablet.pastry
// Diagnosis: Where the timers are used, there is room for eight.
// Mistake: tablet-has-rules-of-its-own

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(atMost(8, app), value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
