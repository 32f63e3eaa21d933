// Fails: undoing.last-events
// Diagnosis: One event more than `count` is undone.
// Mistake: undoing-one-too-many

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.prefix(max(0, events.count - max(0, count) - 1))), from: initial)
}
