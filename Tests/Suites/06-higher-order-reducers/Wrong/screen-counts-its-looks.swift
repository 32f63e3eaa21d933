// Fails: screen.pure-by-reading
// Diagnosis: Something outside is changed whenever the screen is asked for.

// MARK: - Step 8: the whole app

var looks = 0

func screen(of state: UndoState<AppState>) -> [String] {
  looks += 1
  let primes = state.present.favoritePrimes.map { String($0) }.joined(separator: ", ")
  return [
    "Count: \(state.present.count)",
    "Primes: \(primes.isEmpty ? "none" : primes)",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.past.isEmpty ? "...." : "Undo") ] [ \(state.future.isEmpty ? "...." : "Redo") ]",
  ]
}
