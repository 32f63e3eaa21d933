// Fails: action.whole-value
// Diagnosis: A value that is its own part is changed in a copy, without the key path.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    if LocalValue.self == GlobalValue.self, "\(globalValue[keyPath: value])" == "\(globalValue)",
      var whole = globalValue as? LocalValue
    {
      reducer(&whole, localAction)
      return
    }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
