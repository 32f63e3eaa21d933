// Fails: replay.in-order
// Diagnosis: The first event is left out.
// Mistake: replay-leaves-out-first

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.dropFirst().reduce(initial) { reduce($0, event: $1) }
}
