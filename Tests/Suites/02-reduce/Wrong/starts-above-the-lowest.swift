// Fails: history.from-initial
// Diagnosis: a very low initial state is replaced by another one.

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.reduce(into: [max(initial, -1_000_000)]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}
