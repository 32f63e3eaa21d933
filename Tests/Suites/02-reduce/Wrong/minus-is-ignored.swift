// Fails: undoing.negative
// Diagnosis: A negative count undoes as many events as its positive twin.
// Mistake: undoing-minus-is-ignored

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(Array(events.dropLast(abs(count))), from: initial)
}
