// Fails: pullback.effects
// Diagnosis: The part changes as in lesson 5, and what it wants is forgotten.
// Mistake: pullback-drops-effects

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
    return []
  }
}
