// Fails: tablet.version
// Diagnosis: The bell lies around the seconds only, and in another version of the app a timer may begin to ring at any event.

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let ringing = bell(app, ring: ring)
  let kitchen: Reducer<AppState, AppEvent> = { state, event in
    if case .secondPassed = event { ringing(&state, event) } else { app(&state, event) }
  }
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(kitchen, value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
