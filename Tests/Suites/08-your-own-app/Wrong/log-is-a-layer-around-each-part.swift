// Fails: tablet.log
// Diagnosis: Each part writes down what it gets.
// Mistake: log-has-more-lines

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    { _, event in if case .pastry(.secondPassed) = event { log("Oven") } },
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}
