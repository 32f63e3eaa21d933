// Fails: logging.action
// Diagnosis: the text tells the value, but not the action that led to it.
// Mistake: log-leaves-out

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    log("The value is \(value) now.")
  }
}
