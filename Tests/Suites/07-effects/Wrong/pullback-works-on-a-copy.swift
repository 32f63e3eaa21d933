// Fails: pullback.part
// Diagnosis: The effects come through, but the part is never written back.
// Mistake: works-on-a-copy

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
    var localValue = globalValue[keyPath: value]
    let effects = reducer(&localValue, localAction)
    return effects.map { $0.map(toGlobal, id: id) }
  }
}
