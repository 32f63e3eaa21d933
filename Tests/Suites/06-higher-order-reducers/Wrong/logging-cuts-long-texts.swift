// Fails: logging.action
// Diagnosis: the end of a long text is missing in the log.
// Mistake: log-leaves-out

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    log(String("\(action) → \(value)".prefix(120)))
  }
}
