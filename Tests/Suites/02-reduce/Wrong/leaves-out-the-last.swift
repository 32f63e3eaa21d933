// Fails: history.every-state
// Diagnosis: Each state is noted before its event, and the one after the last event is missing.
// Mistake: history-without-last

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  if events.isEmpty { return [initial] }
  var state = initial
  var states: [State] = []
  for event in events {
    states.append(state)
    state = reduce(state, event: event)
  }
  return states
}
