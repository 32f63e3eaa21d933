// Fails: pullback.part
// Diagnosis: The part is kept in the closure, and whatever changes it elsewhere is lost.

// MARK: - Step 4: combine and pullback

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: KeyPath<GlobalAction, LocalAction?>,
  toGlobal: @escaping (LocalAction) -> GlobalAction,
  id: String
) -> Reducer<GlobalValue, GlobalAction> {
  var part: LocalValue?
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return [] }
    var localValue = part ?? globalValue[keyPath: value]
    let effects = reducer(&localValue, localAction)
    globalValue[keyPath: value] = localValue
    part = localValue
    return effects.map { $0.map(toGlobal, id: id) }
  }
}
