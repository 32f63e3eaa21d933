// Fails: action.foreign
// Diagnosis: the last own action is kept, and done again for every foreign one.
// Mistake: action-repeats-last

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  var latest: LocalAction?
  return { globalValue, globalAction in
    latest = globalAction[keyPath: action] ?? latest
    guard let localAction = latest else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
