// Fails: screen.buttons
// Diagnosis: The past is what can be undone, and not what can be redone.
// Mistake: screen-buttons-swapped

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.future.isEmpty ? "...." : "Undo") ] [ \(state.past.isEmpty ? "...." : "Redo") ]",
  ]
}
