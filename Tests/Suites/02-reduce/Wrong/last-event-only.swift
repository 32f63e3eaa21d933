// Fails: replay.in-order
// Diagnosis: Each event is applied to the initial state, so only the last one counts.
// Mistake: replay-last-event-only

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  var state = initial
  for event in events {
    state = reduce(initial, event: event)
  }
  return state
}
