// Fails: history.every-state
// Diagnosis: Only the state at the end is given.
// Mistake: history-last-only

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return [replay(events, from: initial)]
}
