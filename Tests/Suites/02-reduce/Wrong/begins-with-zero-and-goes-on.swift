// Fails: history.every-state
// Diagnosis: The array begins with 0, and behind that comes the whole history.
// Mistake: history-zero-instead-of-initial

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.reduce(into: [0, initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}
