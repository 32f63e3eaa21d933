// Fails: tablet.kitchen
// Diagnosis: Both kitchens are one state.
// Mistake: tablet-has-one-kitchen

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.kitchen, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}

func tabletScreen(of state: TabletState) -> [String] {
  let trays = state.trays.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
  return ["Kitchen"] + screen(of: state.kitchen) + ["Pastry"] + screen(of: state.kitchen)
    + ["Oven"] + trays
}
