// Fails: logging.new-value
// Diagnosis: the text is made before the reducer runs, so it tells the old value.
// Mistake: logs-the-old-value

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    log("\(action) → \(value)")
    reducer(&value, action)
  }
}
