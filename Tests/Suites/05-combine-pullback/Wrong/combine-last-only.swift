// Fails: combine.runs-all
// Diagnosis: only the last reducer runs; all of them have to.
// Mistake: combine-runs-only-some

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducers.last?(&value, action)
  }
}
