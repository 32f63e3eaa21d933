// Fails: undoing.negative
// Diagnosis: A negative count gives 0.
// Mistake: undoing-negative-gives-zero

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  guard count >= 0 else { return 0 }
  return replay(Array(events.dropLast(count)), from: initial)
}
