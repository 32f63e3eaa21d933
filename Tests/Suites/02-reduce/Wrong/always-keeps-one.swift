// Fails: undoing.too-many
// Diagnosis: When all is undone and more, the first event stays.
// Mistake: undoing-too-many-keeps-one

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let kept = count > events.count ? 1 : events.count - max(0, count)
  return replay(Array(events.prefix(kept)), from: initial)
}
