// Fails: tablet.trays
// Diagnosis: The first tray has number 0.
// Mistake: oven-counts-trays-from-zero

// MARK: - Step 7: one tablet

struct TabletState {
  var kitchen = AppState()
  var pastry = AppState()
  var trays = [0: Tray(), 1: Tray()]
}

func tabletScreen(of state: TabletState) -> [String] {
  let trays = state.trays.sorted { $0.key < $1.key }.map { "\($0.key + 1) \($0.value.line)" }
  return ["Kitchen"] + screen(of: state.kitchen) + ["Pastry"] + screen(of: state.pastry)
    + ["Oven"] + trays
}
