// Fails: tablet.screen
// Diagnosis: An empty tray has no line.
// Mistake: tablet-begins-otherwise

// MARK: - Step 7: one tablet

func tabletScreen(of state: TabletState) -> [String] {
  let trays = state.trays.sorted { $0.key < $1.key }.filter { $0.value.dish != nil }
  return ["Kitchen"] + screen(of: state.kitchen) + ["Pastry"] + screen(of: state.pastry)
    + ["Oven"] + trays.map { "\($0.key) \($0.value.line)" }
}
