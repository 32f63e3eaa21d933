// Fails: history.every-state
// Diagnosis: Each event happens in the initial state.
// Mistake: history-each-from-initial

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return [initial] + events.map { reduce(initial, event: $0) }
}
