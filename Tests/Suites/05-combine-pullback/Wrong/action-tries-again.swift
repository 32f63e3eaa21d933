// Fails: action.once
// Diagnosis: when the reducer has changed nothing, it is run a second time.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    let before = globalValue[keyPath: value]
    var localValue = before
    reducer(&localValue, localAction)
    if "\(localValue)" == "\(before)" { reducer(&localValue, localAction) }
    globalValue[keyPath: value] = localValue
  }
}
