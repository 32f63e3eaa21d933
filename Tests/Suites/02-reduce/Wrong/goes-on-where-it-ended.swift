// Fails: replay.interleaved
// Diagnosis: The state lives outside the function, so each replay goes on where the last one ended.
// Mistake: replay-goes-on

// MARK: - Step 2: replay

var reached: State?

func replay(_ events: [Event], from initial: State) -> State {
  for event in events {
    reached = reduce(reached ?? initial, event: event)
  }
  return reached ?? initial
}
