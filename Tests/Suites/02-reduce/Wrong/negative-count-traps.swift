// Fails: undoing.negative
// Diagnosis: `dropLast` traps when it is asked for a negative number.

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.dropLast(count)), from: initial)
}
