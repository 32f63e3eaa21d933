// Fails: pullback.effects
// Diagnosis: The effects are mapped by hand, and the name stands behind the id, as in an address.

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
    return reducer(&globalValue[keyPath: value], localAction).map { effect in
      switch effect {
      case .logIn(let own, let username, let password, let then):
        return .logIn(id: "\(own)@\(id)", username: username, password: password) { result in
          toGlobal(then(result))
        }
      case .wait(let own, let seconds, let then):
        return .wait(id: "\(own)@\(id)", seconds: seconds, then: toGlobal(then))
      case .cancel(let own):
        return .cancel(id: "\(own)@\(id)")
      }
    }
  }
}
