// Fails: history.every-state
// Diagnosis: The states are sorted by their size, not by their time.
// Mistake: history-other-order

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.reduce(into: [initial]) { $0.append(reduce($0[$0.count - 1], event: $1)) }.sorted()
}
