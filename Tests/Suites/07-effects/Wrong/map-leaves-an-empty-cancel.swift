// Fails: map.ids
// Diagnosis: A cancel without an id has none under any name.
// Mistake: map-makes-one-id-of-two

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
    case .wait(let id, let seconds, let then):
      return .wait(id: "\(prefix).\(id)", seconds: seconds, then: toGlobal(then))
    case .cancel(let id) where id.isEmpty:
      return .cancel(id: id)
    case .cancel(let id):
      return .cancel(id: "\(prefix).\(id)")
    }
  }
}
