// Fails: undoing.last-events
// Diagnosis: What is left is played on from the present state.
// Mistake: undoing-from-the-end

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let end = replay(events, from: initial)
  return replay(events.dropLast(max(0, count)), from: end)
}
