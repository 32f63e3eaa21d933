// Fails: undoing.silent
// Diagnosis: What is left to replay is printed; printing is a side effect.
// Mistake: undoing-prints

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let kept = events.dropLast(max(0, count))
  print("undoing", events.count - kept.count)
  return replay(Array(kept), from: initial)
}
