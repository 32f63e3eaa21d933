// Fails: undoing.silent
// Diagnosis: it prints, though only when more is undone than there is.

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  if count > events.count { debugPrint("That is all.") }
  return replay(events.dropLast(max(0, count)), from: initial)
}
