// Fails: screen.lines
// Diagnosis: The line of the diary has a word more.
// Mistake: screen-line-is-written-otherwise

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count) entries",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
