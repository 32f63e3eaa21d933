// Fails: history.interleaved
// Diagnosis: Histories are kept by the number of events, and given again to whoever has as many.

// MARK: - Step 3: history

var knownHistories: [Int: [State]] = [:]

func history(of events: [Event], from initial: State) -> [State] {
  if let known = knownHistories[events.count] { return known }
  let states = events.reduce(into: [initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
  knownHistories[events.count] = states
  return states
}
