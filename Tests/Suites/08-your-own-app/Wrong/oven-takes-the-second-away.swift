// Fails: tablet.pastry, tablet.oven-clock
// Diagnosis: A second that the oven has had is used up.
// Mistake: oven-keeps-the-pastry-clock-to-itself

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(
      { if case .secondPassed = $1 { return } else { app(&$0, $1) } }, value: \.pastry,
      event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
