// Fails: remove.gone
// Diagnosis: Each line begins with its place on the screen, not with the timer's number.
// Mistake: screen-counts-its-lines

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.key < $1.key }.enumerated()
    .map { "\($0.offset + 1) \($0.element.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
