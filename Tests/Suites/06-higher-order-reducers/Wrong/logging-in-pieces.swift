// Fails: logging.once
// Diagnosis: one action makes one call of `log`, with one text.
// Mistake: logs-in-pieces

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    log("Action: \(action)")
    log("Value: \(value)")
  }
}
