// Fails: combine.runs-all
// Diagnosis: the number of reducers is open; only the first two are run.
// Mistake: combine-runs-only-some

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    for reducer in reducers.prefix(2) { reducer(&value, action) }
  }
}
