// Fails: undoing.last-events
// Diagnosis: One event is undone, whatever the count.
// Mistake: undoing-one-only

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events.dropLast(), from: initial)
}
