// Fails: screen.lines
// Diagnosis: Only the first ten favourites stand on the screen.
// Mistake: screen-line-is-written-otherwise

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.prefix(10).map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
