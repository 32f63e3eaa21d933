// Fails: undoing.last-events
// Diagnosis: The oldest events are dropped instead of the newest ones.
// Mistake: undoing-drops-the-first

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.dropFirst(max(0, count))), from: initial)
}
