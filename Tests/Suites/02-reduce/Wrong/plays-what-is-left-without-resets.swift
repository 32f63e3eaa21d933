// Fails: undoing.last-events
// Diagnosis: What is left is replayed, but its resets are left out.
// Mistake: undoing-ignores-resets

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  var state = initial
  for event in events.dropLast(max(0, count)) {
    if case .reset = event { continue }
    state = reduce(state, event: event)
  }
  return state
}
