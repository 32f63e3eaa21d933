// Fails: increase.adds-one
// Diagnosis: Below zero the next number is taken for the one further away from it.
// Mistake: increase-below-zero

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return state < -1 ? state - 1 : state + 1
}
