// Fails: replay.silent
// Diagnosis: The final state is printed as well as returned; printing is a side effect.
// Mistake: replay-prints

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  let end = events.reduce(initial) { state, event in reduce(state, event: event) }
  debugPrint(end)
  return end
}
