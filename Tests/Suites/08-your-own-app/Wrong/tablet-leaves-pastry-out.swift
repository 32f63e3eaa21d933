// Fails: tablet.pastry, tablet.oven-clock
// Diagnosis: The pastry kitchen is to come.
// Mistake: tablet-leaves-a-kitchen-out

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
