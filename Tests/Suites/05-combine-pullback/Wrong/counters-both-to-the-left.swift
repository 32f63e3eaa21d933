// Fails: counters.right
// Diagnosis: the second line was copied, and only its action path changed: both count on the left.
// Mistake: counters-share-one

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.left, action: \.right)
)
