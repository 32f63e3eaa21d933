// Fails: undoing.last-events
// Diagnosis: The first `count` events are kept; it should be all but the last `count`.
// Mistake: undoing-keeps-first-count

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.prefix(max(0, count))), from: initial)
}
