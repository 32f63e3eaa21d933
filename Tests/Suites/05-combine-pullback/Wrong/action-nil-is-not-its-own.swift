// Fails: action.own
// Diagnosis: an own action that is nil itself is taken for another screen's.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    let own = Mirror(reflecting: localAction)
    if own.displayStyle == .optional, own.children.isEmpty { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
