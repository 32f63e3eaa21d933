// Fails: key-path.changes-part
// Diagnosis: the part is copied out of the value and changed there; it never gets back.
// Mistake: pullback-loses-change

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    var localValue = globalValue[keyPath: value]
    reducer(&localValue, action)
  }
}
