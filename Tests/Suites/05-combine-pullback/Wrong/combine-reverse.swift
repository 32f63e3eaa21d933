// Fails: combine.order
// Diagnosis: the reducers run from the last to the first; the first one goes first.
// Mistake: combine-backwards

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    for reducer in reducers.reversed() { reducer(&value, action) }
  }
}
