// Fails: add.numbers
// Diagnosis: The timers stand in the order of their names, and those of one name as the dictionary gives them.
// Mistake: order-is-by-name

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.value.name < $1.value.name }
    .map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
