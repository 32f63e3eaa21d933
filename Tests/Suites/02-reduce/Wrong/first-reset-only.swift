// Fails: replay.in-order
// Diagnosis: It goes back to the first reset there is, and counts from there.
// Mistake: replay-wrong-with-resets

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  var state = initial
  var isReset = false
  for event in events {
    if case .reset = event {
      if isReset { continue }
      isReset = true
    }
    state = reduce(state, event: event)
  }
  return state
}
