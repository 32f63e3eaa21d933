// Fails: counters.left
// Diagnosis: the reducer stands there once more for each side, so each action counts two.
// Mistake: counters-count-twice

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.right, action: \.right),
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.right, action: \.right)
)
