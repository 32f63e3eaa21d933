// Fails: tablet.bell
// Diagnosis: Whatever rings after an event is called.
// Mistake: tablet-bell-rings-again

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(app, value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  let ringing: Reducer<TabletState, TabletEvent> = { state, event in
    all(&state, event)
    for (_, timer) in state.kitchen.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 {
      ring(timer.name)
    }
  }
  return logged(ringing, log: log)
}
