// Fails: combine.associative
// Diagnosis: While one combined reducer runs, one inside of it does nothing.

// MARK: - Step 1: combine

var isCombinedRunning = false

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    guard !isCombinedRunning else { return }
    isCombinedRunning = true
    defer { isCombinedRunning = false }
    for reducer in reducers { reducer(&value, action) }
  }
}
