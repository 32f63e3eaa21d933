// Fails: undoing.too-many
// Diagnosis: With more undos than events the range of indices runs backwards, which traps.

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let kept = events.count - max(0, count)
  return replay(Array(events[0..<kept]), from: initial)
}
