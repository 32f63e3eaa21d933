// Fails: action.own
// Diagnosis: a case with nothing inside seems to be no screen's.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    let whole = Mirror(reflecting: globalAction)
    if whole.displayStyle == .enum, whole.children.isEmpty { return }
    guard let localAction = globalAction[keyPath: action] else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
