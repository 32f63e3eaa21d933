// Fails: tablet.pastry
// Diagnosis: A number is never given again, not in the other kitchen either.
// Mistake: tablet-shares-the-numbers

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
  let counting: Reducer<TabletState, TabletEvent> = { state, event in
    let count = max(state.kitchen.count, state.pastry.count)
    (state.kitchen.count, state.pastry.count) = (count, count)
    all(&state, event)
  }
  return logged(counting, log: log)
}
