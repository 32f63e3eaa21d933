// Fails: replay.in-order
// Diagnosis: Resets are left out of the replay.
// Mistake: replay-skips-resets

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  var state = initial
  for event in events {
    if case .reset = event { continue }
    state = reduce(state, event: event)
  }
  return state
}
