// Fails: reduce.increase
// Diagnosis: No event does anything.
// Mistake: reduce-does-nothing

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  return state
}
