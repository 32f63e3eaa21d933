// Fails: tablet.screen
// Diagnosis: The lines follow each other, and nobody knows whose they are.
// Mistake: tablet-begins-otherwise

// MARK: - Step 7: one tablet

func tabletScreen(of state: TabletState) -> [String] {
  let trays = state.trays.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
  return screen(of: state.kitchen) + screen(of: state.pastry) + trays
}
