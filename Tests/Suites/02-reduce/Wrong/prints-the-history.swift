// Fails: history.silent
// Diagnosis: Every state is printed as it is noted; printing is a side effect.
// Mistake: history-prints

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  var states = [initial]
  for event in events {
    states.append(reduce(states[states.count - 1], event: event))
    print(states[states.count - 1])
  }
  return states
}
