// Fails: replay.in-order
// Diagnosis: A reset is taken for the end of the session.
// Mistake: replay-stops-at-reset

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  var state = initial
  for event in events {
    state = reduce(state, event: event)
    if case .reset = event { break }
  }
  return state
}
