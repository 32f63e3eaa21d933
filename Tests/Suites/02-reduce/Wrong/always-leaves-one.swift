// Fails: undoing.last-events
// Diagnosis: One event is always left, though there may be as many undos as events.
// Mistake: undoing-wrong-with-all

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events.dropLast(max(0, count == events.count ? count - 1 : count)), from: initial)
}
