// Fails: increase.adds-one
// Diagnosis: the number comes back as it was.
// Mistake: gives-it-back

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return state
}
