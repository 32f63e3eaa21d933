// Fails: replay.in-order
// Diagnosis: What `reduce` gives is thrown away.
// Mistake: replay-gives-initial

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  for event in events {
    _ = reduce(initial, event: event)
  }
  return initial
}
