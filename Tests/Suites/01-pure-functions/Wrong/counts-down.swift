// Fails: increase.adds-one
// Diagnosis: the number before it is given, not the one after.
// Mistake: one-less

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return state - 1
}
