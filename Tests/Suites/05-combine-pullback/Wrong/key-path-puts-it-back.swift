// Fails: key-path.changes-part
// Diagnosis: the part is read and written again; the reducer is never run on it.
// Mistake: pullback-never-runs

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    let localValue = globalValue[keyPath: value]
    globalValue[keyPath: value] = localValue
  }
}
