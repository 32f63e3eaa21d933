// Fails: undoing.negative
// Diagnosis: A negative count gives the initial state.
// Mistake: undoing-negative-undoes-all

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  guard count >= 0 else { return initial }
  return replay(Array(events.dropLast(count)), from: initial)
}
