// Fails: add.line
// Diagnosis: A number is followed by a colon, as in a list.
// Mistake: screen-separates-otherwise

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
