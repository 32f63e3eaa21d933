// Fails: undoing.too-many
// Diagnosis: the count is cut to 16 bits, and may then be a small one.

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let short = Int(UInt16(truncatingIfNeeded: max(0, count)))
  return replay(events.dropLast(short), from: initial)
}
