// Fails: replay.in-order
// Diagnosis: the events after the hundredth are left out.
// Mistake: replay-wrong-with-many

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.prefix(100).reduce(initial) { state, event in reduce(state, event: event) }
}
