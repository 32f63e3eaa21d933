// Fails: tablet.oven-clock
// Diagnosis: The time is kept for what is in, by its name.
// Mistake: oven-keeps-one-time-for-each-name

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray),
    { state, _ in
      let times = Dictionary(
        state.trays.values.map { ($0.dish, $0.seconds) }, uniquingKeysWith: min)
      for (id, tray) in state.trays { state.trays[id]?.seconds = times[tray.dish] ?? 0 }
    })
  return logged(all, log: log)
}
