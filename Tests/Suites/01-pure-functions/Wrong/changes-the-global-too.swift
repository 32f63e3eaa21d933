// Fails: increase.leaves-state
// Diagnosis: the result is right, but `increaseA()` changes the global: that is a side effect.
// Mistake: changes-the-global-too

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  increaseA()
  return state + 1
}
