// Fails: combine.order
// Diagnosis: The first reducer runs first, and the others from the back.
// Mistake: combine-in-another-order

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { value, action in
    reducers.first?(&value, action)
    for reducer in reducers.dropFirst().reversed() { reducer(&value, action) }
  }
}
