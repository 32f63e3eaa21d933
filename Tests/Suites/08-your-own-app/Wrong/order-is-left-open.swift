// Fails: add.numbers
// Diagnosis: The timers are shown as the dictionary gives them, and today that looks right.
// Mistake: order-is-left-open

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
