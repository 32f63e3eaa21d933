// Fails: key-path.self
// Diagnosis: A value that is its own part is changed in a copy, without the key path.

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    if LocalValue.self == GlobalValue.self, "\(globalValue[keyPath: value])" == "\(globalValue)",
      var whole = globalValue as? LocalValue
    {
      reducer(&whole, action)
      return
    }
    reducer(&globalValue[keyPath: value], action)
  }
}
