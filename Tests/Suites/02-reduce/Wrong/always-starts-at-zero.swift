// Fails: replay.from-initial
// Diagnosis: The replay starts at 0, whatever the initial state is.
// Mistake: replay-from-zero

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.reduce(0) { state, event in reduce(state, event: event) }
}
