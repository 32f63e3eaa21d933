// Fails: combine.pure-by-reading
// Diagnosis: It counts the actions beside the value, and stops after more of them than any check has.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  var count = 0
  return { value, action in
    count += 1
    guard count < 1_000_000 else { return }
    for reducer in reducers { reducer(&value, action) }
  }
}
