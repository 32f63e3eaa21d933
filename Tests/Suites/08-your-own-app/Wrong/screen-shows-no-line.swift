// Fails: add.empty
// Diagnosis: Only what is running and has run out would be shown, and there is no such timer.
// Mistake: screen-is-empty

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  var lines: [String] = []
  for timer in state.timers.values where timer.isRunning && timer.secondsLeft == 0 {
    lines.append(timer.line)
  }
  return lines
}
