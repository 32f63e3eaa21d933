// Fails: undoing.last-events
// Diagnosis: All events are replayed, whatever the count.
// Mistake: undoing-nothing

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events, from: initial)
}
