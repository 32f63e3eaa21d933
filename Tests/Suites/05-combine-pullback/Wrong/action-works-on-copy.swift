// Fails: action.own
// Diagnosis: the reducer changes a copy of the part; it has to be put back.
// Mistake: pullback-loses-change

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    var localValue = globalValue[keyPath: value]
    reducer(&localValue, localAction)
  }
}
