// Fails: history.every-state
// Diagnosis: An event that changes nothing is left out, so states and events no longer go together.
// Mistake: history-only-changes

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  for event in events {
    let next = reduce(states[states.count - 1], event: event)
    if next != states[states.count - 1] { states.append(next) }
  }
  return states
}
