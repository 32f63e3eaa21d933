// Fails: logging.runs-inner
// Diagnosis: the reducer runs on a copy that is thrown away, so the value never changes.
// Mistake: works-on-a-copy

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    var copy = value
    reducer(&copy, action)
    log("\(action) → \(copy)")
  }
}
