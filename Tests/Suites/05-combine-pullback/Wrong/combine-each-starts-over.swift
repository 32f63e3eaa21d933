// Fails: combine.sees-before
// Diagnosis: every reducer gets the value from before; it must get what the ones before it left.
// Mistake: combine-starts-over

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    let original = value
    for reducer in reducers {
      value = original
      reducer(&value, action)
    }
  }
}
