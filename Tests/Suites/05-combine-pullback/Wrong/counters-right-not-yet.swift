// Fails: counters.right
// Diagnosis: one counter works, and the other one is forgotten.
// Mistake: counters-leave-one-out

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> =
  pullback(counterReducer, value: \.left, action: \.left)
