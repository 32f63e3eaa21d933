// Fails: key-path.changes-part
// Diagnosis: a part of the whole's own type need not be the whole.

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  if let same = reducer as? (inout GlobalValue, Action) -> Void { return same }
  return { globalValue, action in reducer(&globalValue[keyPath: value], action) }
}
