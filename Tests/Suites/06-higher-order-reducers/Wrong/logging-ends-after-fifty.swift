// Fails: logging.remembers-nothing
// Diagnosis: Lines are counted over all reducers, and after fifty of them none is logged any more.

// MARK: - Step 3: logging

var lineCount = 0

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    lineCount += 1
    if lineCount <= 50 { log("\(action) → \(value)") }
  }
}
