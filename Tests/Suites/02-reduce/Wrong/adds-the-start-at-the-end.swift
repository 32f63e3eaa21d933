// Fails: replay.from-initial
// Diagnosis: The initial state is added at the end, even after a reset.
// Mistake: replay-adds-initial

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return initial + events.reduce(0) { reduce($0, event: $1) }
}
