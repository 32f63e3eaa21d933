// Fails: undoing.reset
// Diagnosis: Resets in a row count as one.
// Mistake: undoing-wrong-with-a-reset

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  var left = events
  for _ in 0..<max(0, min(count, events.count)) {
    guard case .reset? = left.popLast() else { continue }
    while case .reset? = left.last { left.removeLast() }
  }
  return replay(left, from: initial)
}
