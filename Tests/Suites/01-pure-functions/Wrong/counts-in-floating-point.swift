// Fails: increase.adds-one
// Diagnosis: a `Float` holds every whole number only up to 16,777,216.
// Mistake: increase-large-numbers

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return Int(exactly: Float(state) + 1) ?? state
}
