// Fails: undoing.negative
// Diagnosis: the count is cut to 32 bits, and may then be another one above zero.

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let short = Int(Int32(truncatingIfNeeded: count))
  return replay(events.dropLast(max(0, short)), from: initial)
}
