// Fails: history.every-state
// Diagnosis: Each state is put before the others.
// Mistake: history-newest-first

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.reduce(into: [initial]) { $0.insert(reduce($0[0], event: $1), at: 0) }
}
