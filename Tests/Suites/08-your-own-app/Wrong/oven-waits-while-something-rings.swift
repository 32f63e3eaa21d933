// Fails: tablet.any-sequence
// Diagnosis: While a timer rings, nobody looks at the oven.

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    { state, event in
      let rings = state.pastry.timers.values.contains { $0.secondsLeft == 0 }
      if let event = event.pastry, !rings { ovenReducer(&state.trays, event) }
    },
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
