// Fails: tablet.same-answer
// Diagnosis: The clock of the oven is a variable beside the reducer.

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  var (now, since) = (0, [Int: Int]())
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    { state, event in
      guard case .pastry(.secondPassed) = event else { return }
      now += 1
      for id in state.trays.keys where state.trays[id]?.dish != nil {
        state.trays[id]?.seconds = now - (since[id] ?? 0)
      }
    },
    { state, event in
      guard let (id, event) = event.tray, var tray = state.trays[id] else { return }
      let wasEmpty = tray.dish == nil
      trayReducer(&tray, event)
      state.trays[id] = tray
      if wasEmpty, tray.dish != nil { since[id] = now }
    })
  return logged(all, log: log)
}
