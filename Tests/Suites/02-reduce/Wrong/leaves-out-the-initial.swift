// Fails: history.every-state
// Diagnosis: The history lacks the initial state: it has one state for each event.
// Mistake: history-without-initial

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var state = initial
  return events.map { event in
    state = reduce(state, event: event)
    return state
  }
}
