// Fails: story.typing
// Diagnosis: The story has no events.
// Mistake: story-empty

// MARK: - Step 3: story

func story() -> [State.Event] {
  return []
}
