// Fails: undoing.silent
// Diagnosis: it prints, though only for a negative count.

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  if count < 0 { print("Nothing to undo.") }
  return replay(events.dropLast(max(0, count)), from: initial)
}
