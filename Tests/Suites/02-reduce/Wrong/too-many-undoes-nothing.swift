// Fails: undoing.too-many
// Diagnosis: When there are more undos than events, nothing is undone at all.
// Mistake: undoing-too-many-undoes-nothing

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  guard count >= 0, count <= events.count else { return replay(events, from: initial) }
  return replay(Array(events.dropLast(count)), from: initial)
}
