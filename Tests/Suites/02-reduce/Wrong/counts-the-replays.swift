// Fails: replay.pure-by-reading
// Diagnosis: How many replays there were is counted in a global variable, which nobody looks at.

// MARK: - Step 2: replay

var replayCount = 0

func replay(_ events: [Event], from initial: State) -> State {
  replayCount += 1
  return events.reduce(initial) { state, event in reduce(state, event: event) }
}
