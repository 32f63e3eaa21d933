// Fails: logging.remembers-nothing
// Diagnosis: The layer counts its lines; who gets them should, if anybody wants to know.

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  var number = 0
  return { value, action in
    reducer(&value, action)
    number += 1
    log("\(number). \(action) → \(value)")
  }
}
