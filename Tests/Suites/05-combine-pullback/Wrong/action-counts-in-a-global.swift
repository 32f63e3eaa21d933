// Fails: action.pure-by-reading
// Diagnosis: How many foreign actions came is counted in a global variable, which nobody looks at.

// MARK: - Step 4: pullback of value and action

var foreignCount = 0

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else {
      foreignCount += 1
      return
    }
    reducer(&globalValue[keyPath: value], localAction)
  }
}
