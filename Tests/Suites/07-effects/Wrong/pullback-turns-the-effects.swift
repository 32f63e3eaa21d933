// Fails: pullback.effects
// Diagnosis: Each mapped effect is put in front of those before it.
// Mistake: pullback-turns-the-effects

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
    var mapped: [Effect<GlobalAction>] = []
    for effect in effects { mapped.insert(effect.map(toGlobal, id: id), at: 0) }
    return mapped
  }
}
