// Fails: increase.adds-one
// Diagnosis: a smaller type wraps where an `Int` goes on.
// Mistake: increase-large-numbers

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return Int(Int32(truncatingIfNeeded: state) &+ 1)
}
