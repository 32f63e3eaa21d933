// Fails: undoing.last-events
// Diagnosis: What is left is played from 0.
// Mistake: undoing-from-zero

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.dropLast(max(0, count))), from: 0)
}
