// Fails: increase.adds-one
// Diagnosis: the result has to follow from the parameter; 1 is right for 0 only.
// Mistake: only-the-example

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return 1
}
