// Fails: pullback.foreign
// Diagnosis: an action that is not its own cancels what may be under way here.
// Mistake: pullback-hears-the-others

// MARK: - Step 4: combine and pullback

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: KeyPath<GlobalAction, LocalAction?>,
  toGlobal: @escaping (LocalAction) -> GlobalAction,
  id: String
) -> Reducer<GlobalValue, GlobalAction> {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else {
      return [.cancel(id: id)]
    }
    let effects = reducer(&globalValue[keyPath: value], localAction)
    return effects.map { $0.map(toGlobal, id: id) }
  }
}
