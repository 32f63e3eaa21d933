// Fails: pullback.effects
// Diagnosis: Only questions and cancels are mapped.
// Mistake: pullback-loses-effects

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
    return effects.compactMap { effect in
      if case .wait = effect { nil } else { effect.map(toGlobal, id: id) }
    }
  }
}
