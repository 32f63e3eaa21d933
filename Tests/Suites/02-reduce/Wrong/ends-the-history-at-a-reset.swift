// Fails: history.every-state
// Diagnosis: The loop is left at the first reset.
// Mistake: history-stops-at-reset

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  for event in events {
    if case .reset = event { return states }
    states.append(reduce(states[states.count - 1], event: event))
  }
  return states
}
