// Fails: key-path.pure-by-reading
// Diagnosis: How often a part was changed is counted in a global variable, which nobody looks at.

// MARK: - Step 3: pullback along a key path

var changeCount = 0

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    reducer(&globalValue[keyPath: value], action)
    changeCount += 1
  }
}
