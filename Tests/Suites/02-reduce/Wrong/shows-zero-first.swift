// Fails: history.from-initial
// Diagnosis: The array begins with 0, although the states that follow are right.
// Mistake: history-zero-instead-of-initial

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [0]
  var state = initial
  for event in events {
    state = reduce(state, event: event)
    states.append(state)
  }
  return states
}
