// Fails: tablet.pure-by-reading
// Diagnosis: How many events there were is counted for all tablets, and not looked at yet.

// MARK: - Step 7: one tablet

private var eventsOnTablets = 0

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return { state, event in
    eventsOnTablets += 1
    all(&state, event)
    log(event.place)
  }
}
