// Fails: tablet.bell
// Diagnosis: A timer that begins to ring is compared with the numbers of both kitchens.
// Mistake: bell-misses-a-timer

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
    let before = [state.kitchen, state.pastry].flatMap { kitchen in
      kitchen.timers.filter { $0.value.secondsLeft == 0 }.keys
    }
    all(&state, event)
    for (id, timer) in state.kitchen.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && !before.contains(id) {
      ring(timer.name)
    }
  }
  return logged(ringing, log: log)
}
