// Fails: combine.runs-all
// Diagnosis: the number of reducers is open; from the sixth on none is run.
// Mistake: combine-runs-only-some

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    for reducer in reducers.prefix(5) { reducer(&value, action) }
  }
}
