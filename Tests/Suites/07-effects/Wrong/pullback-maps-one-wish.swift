// Fails: pullback.effects
// Diagnosis: Only the first effect of the part is mapped and given back.
// Mistake: pullback-keeps-first-effect

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
    let effects = reducer(&globalValue[keyPath: value], localAction)
    return effects.prefix(1).map { $0.map(toGlobal, id: id) }
  }
}
