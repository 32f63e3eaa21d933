// Fails: undoing.reset
// Diagnosis: Undoing stops at a reset, as if nothing before it could come back.
// Mistake: undoing-stops-at-reset

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  var kept = events
  for _ in 0..<max(0, min(count, events.count)) {
    if case .reset? = kept.last { break }
    kept.removeLast()
  }
  return replay(kept, from: initial)
}
