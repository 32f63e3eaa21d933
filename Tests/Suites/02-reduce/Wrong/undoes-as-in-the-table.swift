// Fails: undoing.last-events
// Diagnosis: The counts of the table are written into the function, and any other one is taken for 1.
// Mistake: undoing-only-the-table

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let known = [1, 2, 4, 9].contains(count) ? count : min(1, max(0, count))
  return replay(events.dropLast(known), from: initial)
}
