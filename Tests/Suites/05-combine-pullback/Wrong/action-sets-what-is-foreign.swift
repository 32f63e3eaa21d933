// Fails: action.foreign
// Diagnosis: an action that isn't its own sets the part to what it was, which changes something too.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    var localValue = globalValue[keyPath: value]
    if let localAction = globalAction[keyPath: action] { reducer(&localValue, localAction) }
    globalValue[keyPath: value] = localValue
  }
}
