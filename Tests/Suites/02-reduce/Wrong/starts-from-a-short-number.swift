// Fails: replay.from-initial
// Diagnosis: the state in which it starts is cut to 32 bits.

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  let start = Int(Int32(truncatingIfNeeded: initial))
  return events.reduce(start) { state, event in reduce(state, event: event) }
}
