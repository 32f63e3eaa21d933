// Fails: tablet.trays
// Diagnosis: What is put into the oven is on both trays.
// Mistake: oven-has-one-tray

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
      guard let event = event.tray else { return }
      for id in state.trays.keys { trayReducer(&state.trays[id]!, event.event) }
    })
  return logged(all, log: log)
}
