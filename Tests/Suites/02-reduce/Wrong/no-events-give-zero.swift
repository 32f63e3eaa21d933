// Fails: replay.from-initial
// Diagnosis: Without events it gives 0, not the initial state.
// Mistake: replay-nothing-gives-zero

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  guard !events.isEmpty else { return 0 }
  return events.reduce(initial) { reduce($0, event: $1) }
}
