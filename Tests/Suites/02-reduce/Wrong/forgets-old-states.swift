// Fails: history.every-state
// Diagnosis: of a long history only the end is left.
// Mistake: history-leaves-states-out

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.reduce(into: [initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
    if states.count > 100 { states.removeFirst() }
  }
}
