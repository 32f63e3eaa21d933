// Fails: map.actions
// Diagnosis: A wait asks nobody anything, so it is mapped like a cancel.

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(id: "\(prefix).\(id)", username: username, password: password) { result in
        toGlobal(then(result))
      }
    case .wait(let id, _, _), .cancel(let id):
      return .cancel(id: "\(prefix).\(id)")
    }
  }
}
