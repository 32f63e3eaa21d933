// Fails: add.numbers
// Diagnosis: The timer that rings first stands at the top.
// Mistake: order-is-by-time

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted {
    ($0.value.secondsLeft, $0.key) < ($1.value.secondsLeft, $1.key)
  }.map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
