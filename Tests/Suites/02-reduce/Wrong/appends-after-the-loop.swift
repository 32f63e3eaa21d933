// Fails: history.every-state
// Diagnosis: The state is appended once, after the loop.
// Mistake: history-ends-only

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  var state = initial
  for event in events { state = reduce(state, event: event) }
  if !events.isEmpty { states.append(state) }
  return states
}
