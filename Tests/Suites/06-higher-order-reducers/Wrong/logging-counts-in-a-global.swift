// Fails: logging.pure-by-reading
// Diagnosis: How many lines were logged is counted in a global variable, which nobody looks at.

// MARK: - Step 3: logging

var lineCount = 0

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    log("\(action) → \(value)")
    lineCount += 1
  }
}
