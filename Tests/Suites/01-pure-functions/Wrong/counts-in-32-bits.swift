// Fails: increase.adds-one
// Diagnosis: a smaller type wraps where an `Int` goes on.

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return Int(Int32(truncatingIfNeeded: state) &+ 1)
}
