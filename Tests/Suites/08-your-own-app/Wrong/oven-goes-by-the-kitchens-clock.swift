// Fails: tablet.oven-clock
// Diagnosis: There is one kitchen clock, as everywhere.
// Mistake: oven-goes-by-the-kitchens-clock

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.kitchen),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
