// Fails: key-path.changes-part
// Diagnosis: the part is set a second time, which a computed property notices.

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    var localValue = globalValue[keyPath: value]
    globalValue[keyPath: value] = localValue
    reducer(&localValue, action)
    globalValue[keyPath: value] = localValue
  }
}
