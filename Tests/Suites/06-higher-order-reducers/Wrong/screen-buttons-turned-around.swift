// Fails: screen.buttons
// Diagnosis: A button is lit when there is nothing to do for it.
// Mistake: screen-buttons-turned-around

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "Undo" : "....") ] [ \(state.future.isEmpty ? "Redo" : "....") ]",
  ]
}
