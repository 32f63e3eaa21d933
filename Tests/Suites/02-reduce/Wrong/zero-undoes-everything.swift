// Fails: undoing.last-events
// Diagnosis: A count of 0 is taken for a mistake, and the initial state is given.
// Mistake: undoing-zero-gives-initial

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  guard count > 0 else { return initial }
  return replay(events.dropLast(count), from: initial)
}
