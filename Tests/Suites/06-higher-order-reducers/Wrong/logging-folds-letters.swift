// Fails: logging.action
// Diagnosis: the text is cleaned up before it is logged, so it isn't what interpolation writes.
// Mistake: log-leaves-out

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    let text = "\(action) → \(value)"
    log(text.split(separator: " ").joined(separator: " "))
  }
}
