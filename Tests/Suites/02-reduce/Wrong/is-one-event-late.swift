// Fails: history.every-state
// Diagnosis: A state is kept before the event instead of after it.
// Mistake: history-one-event-late

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  var state = initial
  for event in events {
    states.append(state)
    state = reduce(state, event: event)
  }
  return states
}
