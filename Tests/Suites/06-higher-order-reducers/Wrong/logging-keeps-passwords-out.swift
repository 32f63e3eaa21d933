// Fails: logging.once
// Diagnosis: A value that names a password is left out of the log.

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  log: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  return { value, action in
    reducer(&value, action)
    if "\(value)".contains("password") { return }
    log("\(action) → \(value)")
  }
}
