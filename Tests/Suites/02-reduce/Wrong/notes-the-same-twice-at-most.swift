// Fails: history.every-state
// Diagnosis: A state that is there twice in a row is not noted a third time.
// Mistake: history-leaves-states-out

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  var state = initial
  for event in events {
    state = reduce(state, event: event)
    if states.suffix(2) != [state, state] { states.append(state) }
  }
  return states
}
