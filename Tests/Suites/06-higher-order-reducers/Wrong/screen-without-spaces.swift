// Fails: screen.lines
// Diagnosis: No space stands behind the commas between the primes.
// Mistake: screen-separates-otherwise

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ",")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
