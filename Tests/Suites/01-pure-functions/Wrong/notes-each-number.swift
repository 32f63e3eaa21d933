// Fails: increase.leaves-state
// Diagnosis: it writes into a global dictionary, which others read.

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  knownSquares[state] = state
  return state + 1
}
