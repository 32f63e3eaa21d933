// Fails: logging.once
// Diagnosis: The line is printed, and the `log` that is handed over is never called.
// Mistake: log-is-never-called

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  log: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  return { value, action in
    reducer(&value, action)
    print("\(action) \(value)")
  }
}
