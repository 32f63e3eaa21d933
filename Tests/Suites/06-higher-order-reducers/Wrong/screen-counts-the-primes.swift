// Fails: screen.lines
// Diagnosis: The screen tells how many favourites there are, and not which.
// Mistake: screen-counts-the-primes

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : "\(primes.count)")",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
