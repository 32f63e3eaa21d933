// Fails: history.every-state
// Diagnosis: A reset is left out, and so is the state after it.
// Mistake: history-skips-resets

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  for event in events {
    if case .reset = event { continue }
    states.append(reduce(states[states.count - 1], event: event))
  }
  return states
}
