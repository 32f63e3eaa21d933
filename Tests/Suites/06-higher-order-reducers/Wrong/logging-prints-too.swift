// Fails: logging.silent
// Diagnosis: the layer hands its text to `log` and writes nothing itself.
// Mistake: logging-prints

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    print(action, value)
    log("\(action) → \(value)")
  }
}
