// Fails: screen.buttons
// Diagnosis: Both buttons look as if there were something to undo and to redo.
// Mistake: screen-buttons-stay

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ Undo ] [ Redo ]",
  ]
}
