// Fails: counters.left
// Diagnosis: the left counter stops at 99, because two digits fit there; nobody asked for that.
// Mistake: counters-wrong-with-large-numbers

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  { counters, action in
    if counters.left >= 99, case .left(.increase) = action { return }
    pullback(counterReducer, value: \Counters.left, action: \CountersAction.left)(
      &counters, action)
  },
  pullback(counterReducer, value: \.right, action: \.right)
)
