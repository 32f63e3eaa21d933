// Fails: history.every-state
// Diagnosis: The states are computed, but never appended.
// Mistake: history-initial-only

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var state = initial
  for event in events { state = reduce(state, event: event) }
  return [initial]
}
