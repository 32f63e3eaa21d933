// Fails: counters.left
// Diagnosis: the second line was copied, and only its value path changed: both listen to the left one's.
// Mistake: counters-same-actions

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.right, action: \.left)
)
