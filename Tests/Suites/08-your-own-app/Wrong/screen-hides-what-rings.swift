// Fails: timer.rings
// Diagnosis: A timer that rings is done, so it leaves the screen.
// Mistake: ringing-timer-disappears

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.filter { $0.value.secondsLeft > 0 }.sorted { $0.key < $1.key }
    .map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
