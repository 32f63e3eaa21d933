// Fails: replay.in-order
// Diagnosis: The resets are taken first, as if they had happened before everything else.
// Mistake: replay-wrong-with-a-reset

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  var resets: [Event] = []
  var others: [Event] = []
  for event in events {
    if case .reset = event { resets.append(event) } else { others.append(event) }
  }
  return (resets + others).reduce(initial) { state, event in reduce(state, event: event) }
}
