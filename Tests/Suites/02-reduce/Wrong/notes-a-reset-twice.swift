// Fails: history.every-state
// Diagnosis: A reset is noted twice: when it comes, and when it has been done.
// Mistake: history-has-more-states

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  for event in events {
    if case .reset(let value) = event { states.append(value) }
    states.append(reduce(states[states.count - 1], event: event))
  }
  return states
}
