// Fails: increase.adds-one
// Diagnosis: The sign of the number is taken away before one is added.
// Mistake: takes-the-absolute-value

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return abs(state) + 1
}
