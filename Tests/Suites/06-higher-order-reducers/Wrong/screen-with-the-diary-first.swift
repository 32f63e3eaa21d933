// Fails: screen.lines
// Diagnosis: The diary stands above the favourites.
// Mistake: screen-has-other-lines

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Diary: \(state.present.activityFeed.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
