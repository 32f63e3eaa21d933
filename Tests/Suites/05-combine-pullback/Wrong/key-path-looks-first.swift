// Fails: key-path.once
// Diagnosis: the reducer is run on a copy to see whether anything changes, and then again.
// Mistake: pullback-runs-twice

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    var preview = globalValue[keyPath: value]
    reducer(&preview, action)
    reducer(&globalValue[keyPath: value], action)
  }
}
