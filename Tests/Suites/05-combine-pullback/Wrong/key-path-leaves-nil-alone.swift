// Fails: key-path.changes-part
// Diagnosis: where the part is nil, there seems to be nothing to do; so nothing is ever put in.

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    let part = Mirror(reflecting: globalValue[keyPath: value])
    if part.displayStyle == .optional, part.children.isEmpty { return }
    reducer(&globalValue[keyPath: value], action)
  }
}
