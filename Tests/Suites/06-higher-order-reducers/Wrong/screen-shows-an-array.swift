// Fails: screen.lines
// Diagnosis: The favourites stand on the screen as Swift prints an array.
// Mistake: screen-shows-brackets

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
