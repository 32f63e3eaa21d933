// Fails: map.ids
// Diagnosis: The name comes behind the id. That keeps them apart, too, but it is not what the text says.

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(id: "\(id).\(prefix)", username: username, password: password) { result in
        toGlobal(then(result))
      }
    case .wait(let id, let seconds, let then):
      return .wait(id: "\(id).\(prefix)", seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: "\(id).\(prefix)")
    }
  }
}
