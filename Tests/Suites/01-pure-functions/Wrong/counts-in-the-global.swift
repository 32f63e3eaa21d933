// Fails: increase.ignores-global
// Diagnosis: it lets `increaseA()` do the work, so the result depends on what the global held before.
// Mistake: counts-in-the-global

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  increaseA()
  return state + PureFunctions.state
}
