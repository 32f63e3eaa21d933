// Fails: combine.runs-all
// Diagnosis: Twenty reducers are enough for any app, and what comes behind them is left out.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers.prefix(20) { reducer(&value, action) }
  }
}
