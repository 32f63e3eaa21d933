// Fails: replay.in-order
// Diagnosis: The loop returns after the first event.
// Mistake: replay-first-event-only

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  for event in events {
    return reduce(initial, event: event)
  }
  return initial
}
