// Fails: increase.adds-one
// Diagnosis: one is added twice.
// Mistake: one-more-than-asked

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  let next = state + 1
  return next + 1
}
