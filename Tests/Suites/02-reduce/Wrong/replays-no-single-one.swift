// Fails: replay.in-order
// Diagnosis: An event that comes alone isn't played.
// Mistake: replay-leaves-out-a-single-one

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  guard events.count > 1 else { return initial }
  return events.reduce(initial) { state, event in reduce(state, event: event) }
}
