// Fails: timer.others
// Diagnosis: Timers that run come first, because a cook looks for them.
// Mistake: event-changes-the-order

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let running = state.timers.filter(\.value.isRunning).sorted { $0.key < $1.key }
  let others = state.timers.filter { !$0.value.isRunning }.sorted { $0.key < $1.key }
  let lines = (running + others).map { "\($0.key) \($0.value.line)" }
  return lines.isEmpty ? ["No timers"] : lines
}
