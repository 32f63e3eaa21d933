// Fails: undoing.too-many
// Diagnosis: With more undos than events it gives 0.
// Mistake: undoing-too-many-gives-zero

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  guard count <= events.count else { return 0 }
  return replay(Array(events.dropLast(max(0, count))), from: initial)
}
