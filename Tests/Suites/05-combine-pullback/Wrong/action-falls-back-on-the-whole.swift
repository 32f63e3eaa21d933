// Fails: action.foreign
// Diagnosis: where the path gives nil, an action of the right type seems to be its own.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] ?? (globalAction as? LocalAction) else {
      return
    }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
