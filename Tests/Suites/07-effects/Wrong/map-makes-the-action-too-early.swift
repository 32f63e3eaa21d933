// Fails: map.actions
// Diagnosis: The action is made before there is an answer, of one that was made up.
// Mistake: map-makes-another-action

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .logIn(let id, let username, let password, let then):
      let action = toGlobal(then(.success(username)))
      return .logIn(id: "\(prefix).\(id)", username: username, password: password) { _ in action }
    case .wait(let id, let seconds, let then):
      return .wait(id: "\(prefix).\(id)", seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: "\(prefix).\(id)")
    }
  }
}
