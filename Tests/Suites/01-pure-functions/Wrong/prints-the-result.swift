// Fails: increase.silent
// Diagnosis: printing is a side effect, also when the result is right.
// Mistake: increase-prints

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  let result = state + 1
  print(result)
  return result
}
