// Fails: replay.silent
// Diagnosis: it prints, though only when there is much to replay.

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  if events.count > 50 { print("This may take a while.") }
  return events.reduce(initial) { state, event in reduce(state, event: event) }
}
