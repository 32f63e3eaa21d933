// Fails: logging.once
// Diagnosis: What looks like nothing isn't logged.

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    if "\(action)".isEmpty { return }
    log("\(action) → \(value)")
  }
}
