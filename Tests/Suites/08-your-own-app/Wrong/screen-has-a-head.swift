// Fails: add.line
// Diagnosis: A line above the timers says what they are.
// Mistake: screen-has-other-lines

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : ["Timers"] + lines
}
