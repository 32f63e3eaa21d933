// Fails: history.pure-by-reading
// Diagnosis: How many histories there were is counted in a global variable, which nobody looks at.

// MARK: - Step 3: history

var historyCount = 0

func history(of events: [Event], from initial: State) -> [State] {
  historyCount += 1
  return events.reduce(into: [initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}
