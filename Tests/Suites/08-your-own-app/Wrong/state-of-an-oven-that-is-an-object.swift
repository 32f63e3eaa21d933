// Fails: tablet.copy
// Diagnosis: The oven is an object, which all copies of the state have.
// Mistake: copies-are-one-object

// MARK: - Step 7: one tablet

final class Oven {
  var trays = [1: Tray(), 2: Tray()]
}

struct TabletState {
  var kitchen = AppState()
  var pastry = AppState()
  let oven = Oven()
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(ovenReducer, value: \.oven.trays, event: \.pastry),
    forEach(trayReducer, parts: \.oven.trays, event: \.tray))
  return logged(all, log: log)
}

func tabletScreen(of state: TabletState) -> [String] {
  let trays = state.oven.trays.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
  return ["Kitchen"] + screen(of: state.kitchen) + ["Pastry"] + screen(of: state.pastry)
    + ["Oven"] + trays
}
