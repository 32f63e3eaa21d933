// Fails: map.ids
// Diagnosis: One letter of the name is enough for left and right, and not for other names.
// Mistake: map-makes-one-id-of-two

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(
        id: "\(prefix.prefix(1)).\(id)", username: username, password: password
      ) { result in
        toGlobal(then(result))
      }
    case .wait(let id, let seconds, let then):
      return .wait(id: "\(prefix.prefix(1)).\(id)", seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: "\(prefix.prefix(1)).\(id)")
    }
  }
}
