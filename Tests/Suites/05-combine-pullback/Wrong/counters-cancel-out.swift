// Fails: counters.both
// Diagnosis: One up on the left and one down on the right are taken for nothing at all.

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \.left, action: \.left),
  pullback(counterReducer, value: \.right, action: \.right),
  { state, _ in
    if state.left == 1, state.right == -1 { state = Counters() }
  }
)
