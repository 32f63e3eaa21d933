// Fails: undoing.last-events
// Diagnosis: The undone events are replayed, and the others are dropped.
// Mistake: undoing-keeps-last-count

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.suffix(max(0, count))), from: initial)
}
