// Fails: increase.adds-one
// Diagnosis: the parameter is ignored: the result comes from the global `state`.
// Mistake: reads-the-global

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return PureFunctions.state + 1
}
