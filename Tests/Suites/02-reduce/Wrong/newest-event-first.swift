// Fails: replay.in-order
// Diagnosis: The events are replayed backwards; a reset shows that the order matters.
// Mistake: replay-backwards

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.reversed().reduce(initial) { state, event in reduce(state, event: event) }
}
