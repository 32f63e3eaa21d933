// Fails: remove.gone
// Diagnosis: The screen takes a kitchen for empty only as long as no timer was ever added.
// Mistake: screen-says-empty-only-when-new

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  if state.count == 0 { return ["No timers"] }
  return state.timers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.line)" }
}
