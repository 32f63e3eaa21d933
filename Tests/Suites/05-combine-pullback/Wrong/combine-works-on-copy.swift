// Fails: combine.sees-before
// Diagnosis: the reducers change a copy that is never put back.
// Mistake: combine-throws-away

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    var copy = value
    for reducer in reducers { reducer(&copy, action) }
  }
}
