// Fails: combine.silent
// Diagnosis: the combined reducer prints each value: a side effect.
// Mistake: combine-prints

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    for reducer in reducers {
      reducer(&value, action)
      print(value)
    }
  }
}
