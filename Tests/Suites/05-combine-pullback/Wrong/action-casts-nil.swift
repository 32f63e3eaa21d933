// Fails: action.foreign
// Diagnosis: nil is cast to an action, which always succeeds where an own action may be nil itself.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] as? LocalAction else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
