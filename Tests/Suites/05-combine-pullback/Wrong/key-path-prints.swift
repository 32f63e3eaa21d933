// Fails: key-path.silent
// Diagnosis: the part is printed once it is changed: a side effect.
// Mistake: pullback-prints

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    reducer(&globalValue[keyPath: value], action)
    print(globalValue[keyPath: value])
  }
}
