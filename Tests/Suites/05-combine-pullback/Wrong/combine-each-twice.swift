// Fails: combine.runs-all
// Diagnosis: every reducer runs twice in a row; once is what one action asks for.
// Mistake: combine-runs-twice

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    for reducer in reducers {
      reducer(&value, action)
      reducer(&value, action)
    }
  }
}
