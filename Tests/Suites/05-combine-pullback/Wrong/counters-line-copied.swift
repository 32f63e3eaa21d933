// Fails: counters.left
// Diagnosis: the left counter's line was copied, and then not changed at all.
// Mistake: counters-same-line

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.left, action: \.left)
)
