// Fails: add.empty
// Diagnosis: Without timers the screen has no line at all.
// Mistake: screen-says-never-empty

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  return state.timers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
}
