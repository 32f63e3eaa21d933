// Fails: undoing.last-events
// Diagnosis: No more than a thousand events are undone at once.

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let kept = events.count - min(max(0, count), 1_000)
  return replay(Array(events.prefix(max(0, kept))), from: initial)
}
