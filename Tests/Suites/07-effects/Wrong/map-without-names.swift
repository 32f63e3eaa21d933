// Fails: map.ids
// Diagnosis: The actions are mapped and the ids stay, so each part answers for the other.
// Mistake: map-keeps-the-id

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(id: id, username: username, password: password) { result in
        toGlobal(then(result))
      }
    case .wait(let id, let seconds, let then):
      return .wait(id: id, seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: id)
    }
  }
}
