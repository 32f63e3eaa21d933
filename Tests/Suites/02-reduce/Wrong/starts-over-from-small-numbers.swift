// Fails: replay.joined
// Diagnosis: A start from two to nine is taken for how many events there were, and it begins at zero.

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  let start = (2...9).contains(initial) ? 0 : initial
  return events.reduce(start) { state, event in reduce(state, event: event) }
}
