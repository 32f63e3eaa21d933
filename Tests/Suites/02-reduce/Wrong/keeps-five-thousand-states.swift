// Fails: history.every-state
// Diagnosis: of a very long history only the beginning is there.
// Mistake: history-ends-early

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  for event in events.prefix(5_000) {
    states.append(reduce(states[states.count - 1], event: event))
  }
  return states
}
