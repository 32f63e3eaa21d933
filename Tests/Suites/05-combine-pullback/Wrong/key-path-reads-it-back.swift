// Fails: key-path.changes-part
// Diagnosis: what a computed property gives back is set once more.

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    reducer(&globalValue[keyPath: value], action)
    globalValue[keyPath: value] = globalValue[keyPath: value]
  }
}
