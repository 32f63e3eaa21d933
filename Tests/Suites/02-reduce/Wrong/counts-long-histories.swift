// Fails: history.silent
// Diagnosis: it prints, though only for a long history.

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  if events.count > 99 { print(events.count) }
  return events.reduce(into: [initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}
