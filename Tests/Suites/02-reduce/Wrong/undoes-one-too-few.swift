// Fails: undoing.last-events
// Diagnosis: One event less than `count` is undone.
// Mistake: undoing-one-too-few

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.dropLast(max(0, count - 1))), from: initial)
}
