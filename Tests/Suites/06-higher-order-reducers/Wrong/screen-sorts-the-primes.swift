// Fails: screen.lines
// Diagnosis: The screen sorts the favourites. They stand in the order of the list.
// Mistake: screen-sorts-the-primes

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.sorted().map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
