// Fails: pullback.part
// Diagnosis: One run is for the value and another one for the effects.
// Mistake: runs-reducer-twice

// MARK: - Step 4: combine and pullback

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: KeyPath<GlobalAction, LocalAction?>,
  toGlobal: @escaping (LocalAction) -> GlobalAction,
  id: String
) -> Reducer<GlobalValue, GlobalAction> {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return [] }
    _ = reducer(&globalValue[keyPath: value], localAction)
    let effects = reducer(&globalValue[keyPath: value], localAction)
    return effects.map { $0.map(toGlobal, id: id) }
  }
}
