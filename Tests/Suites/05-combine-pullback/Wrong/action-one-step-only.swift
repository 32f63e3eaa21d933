// Fails: action.joined
// Diagnosis: While one pulled reducer runs, one inside of it does nothing.

// MARK: - Step 4: pullback of value and action

var isPulledRunning = false

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard !isPulledRunning, let localAction = globalAction[keyPath: action] else { return }
    isPulledRunning = true
    defer { isPulledRunning = false }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
