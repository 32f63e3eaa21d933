// Fails: undoing.last-events
// Diagnosis: If one event is left after the undos, it isn't played.
// Mistake: undoing-leaves-no-single-one

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  if count > 0 && count >= events.count - 1 { return initial }
  return replay(Array(events.dropLast(max(0, count))), from: initial)
}
