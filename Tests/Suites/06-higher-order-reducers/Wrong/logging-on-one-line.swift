// Fails: logging.new-value
// Diagnosis: What is on several lines is put on one, and so isn't there as it is.
// Mistake: log-leaves-out

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    reducer(&value, action)
    let shown = "\(value)".split(whereSeparator: \.isNewline).joined(separator: " ")
    log("\(action) → \(shown)")
  }
}
