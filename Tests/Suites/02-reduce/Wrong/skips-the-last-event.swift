// Fails: replay.in-order
// Diagnosis: The last event is left out.
// Mistake: replay-leaves-out-last

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.dropLast().reduce(initial) { reduce($0, event: $1) }
}
