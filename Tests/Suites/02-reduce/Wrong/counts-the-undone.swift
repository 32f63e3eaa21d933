// Fails: undoing.pure-by-reading
// Diagnosis: How often something was undone is counted in a global variable, which nobody looks at.

// MARK: - Step 4: undoing

var undoneCount = 0

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  undoneCount += 1
  return replay(events.dropLast(max(0, count)), from: initial)
}
