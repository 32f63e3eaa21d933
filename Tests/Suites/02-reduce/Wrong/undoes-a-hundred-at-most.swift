// Fails: undoing.last-events
// Diagnosis: after a hundred undos it stops.
// Mistake: undoing-large-counts

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events.dropLast(min(100, max(0, count))), from: initial)
}
