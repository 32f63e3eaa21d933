// Fails: add.numbers
// Diagnosis: The newest timer stands at the top.
// Mistake: newest-first

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.key > $1.key }.map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
