// Fails: action.foreign
// Diagnosis: an action that is not its own is nil on this path; `!` traps on it.

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    reducer(&globalValue[keyPath: value], globalAction[keyPath: action]!)
  }
}
