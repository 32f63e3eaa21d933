// Fails: history.from-initial
// Diagnosis: The history begins with 0, whatever the initial state is.
// Mistake: history-from-zero

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.reduce(into: [0]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}
