// Fails: add.numbers
// Diagnosis: The lines are sorted as texts, so number 10 stands before number 2.
// Mistake: numbers-are-sorted-as-texts

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.map { "\($0.key) \($0.value.line)" }.sorted()
  return lines.isEmpty ? ["No timers"] : lines
}
