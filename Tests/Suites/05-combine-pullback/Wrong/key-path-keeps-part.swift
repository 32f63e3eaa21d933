// Fails: key-path.remembers-nothing
// Diagnosis: a part that is another one than after the last action is put back as it was then.
// Mistake: pullback-keeps-part

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  var kept: LocalValue?
  return { globalValue, action in
    if let kept, "\(globalValue[keyPath: value])" != "\(kept)" {
      globalValue[keyPath: value] = kept
    }
    reducer(&globalValue[keyPath: value], action)
    kept = globalValue[keyPath: value]
  }
}
