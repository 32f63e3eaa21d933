// Fails: add.line
// Diagnosis: The name comes before the number.
// Mistake: line-says-something-else

// MARK: - Step 1: what can happen

func screen(of state: AppState) -> [String] {
  let lines = state.timers.sorted { $0.key < $1.key }.map { id, timer in
    let words = timer.line.split(separator: " ")
    return "\(timer.name) \(id) \(words.suffix(2).joined(separator: " "))"
  }
  return lines.isEmpty ? ["No timers"] : lines
}
