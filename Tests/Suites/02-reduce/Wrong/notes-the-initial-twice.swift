// Fails: history.every-state
// Diagnosis: The initial state is in the array already, and is noted again.
// Mistake: history-initial-twice

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  var state = initial
  for event in events {
    states.append(state)
    state = reduce(state, event: event)
  }
  return states + [state]
}
