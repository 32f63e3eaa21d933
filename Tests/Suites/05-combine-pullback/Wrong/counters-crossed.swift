// Fails: counters.left
// Diagnosis: value and action path lead to different counters: the left one counts on the right.
// Mistake: counters-swapped

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.right, action: \.left),
  pullback(counterReducer, value: \.left, action: \.right)
)
