// Fails: increase.leaves-state
// Diagnosis: the result is put into the global first, which stays changed.
// Mistake: works-in-the-global

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  PureFunctions.state = state + 1
  return PureFunctions.state
}
