// Fails: increase.pure-by-reading
// Diagnosis: How often it was called is counted in a global variable, which nobody looks at.

// MARK: - Step 1: increaseB

var callCount = 0

func increaseB(state: Int) -> Int {
  callCount += 1
  return state + 1
}
