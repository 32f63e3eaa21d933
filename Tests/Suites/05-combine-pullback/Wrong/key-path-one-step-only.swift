// Fails: key-path.joined
// Diagnosis: While one pulled reducer runs, one inside of it does nothing.

// MARK: - Step 3: pullback along a key path

var isPulledRunning = false

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    guard !isPulledRunning else { return }
    isPulledRunning = true
    defer { isPulledRunning = false }
    reducer(&globalValue[keyPath: value], action)
  }
}
