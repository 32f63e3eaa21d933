// Fails: action.remembers-nothing
// Diagnosis: a part that is another one than after the last action is put back as it was then.
// Mistake: pullback-keeps-part

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  var kept: LocalValue?
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    if let kept, "\(globalValue[keyPath: value])" != "\(kept)" {
      globalValue[keyPath: value] = kept
    }
    reducer(&globalValue[keyPath: value], localAction)
    kept = globalValue[keyPath: value]
  }
}
