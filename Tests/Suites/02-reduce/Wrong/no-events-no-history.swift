// Fails: history.every-state
// Diagnosis: Without events the history is empty; the initial state is missing.
// Mistake: history-empty-without-events

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  guard !events.isEmpty else { return [] }
  return events.reduce(into: [initial]) { $0.append(reduce($0[$0.count - 1], event: $1)) }
}
