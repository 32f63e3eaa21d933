// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  // As impure as what is handed in, and no more.
  let print = log
  return { value, action in
    reducer(&value, action)
    var line = ""
    Swift.print(action, "→", value, terminator: "", to: &line)
    print(line)
  }
}
