// Fails: logging.once
// Diagnosis: An action after which the value is the same isn't logged.
// Mistake: logs-only-changes

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    let old = String(describing: value)
    reducer(&value, action)
    let new = String(describing: value)
    if new != old { log("\(action) → \(new)") }
  }
}
