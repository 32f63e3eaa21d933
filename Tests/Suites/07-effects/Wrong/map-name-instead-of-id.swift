// Fails: map.ids
// Diagnosis: The name takes the place of the id, so server and clock have the same one.
// Mistake: map-drops-the-id

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .logIn(_, let username, let password, let then):
      return .logIn(id: prefix, username: username, password: password) { result in
        toGlobal(then(result))
      }
    case .wait(_, let seconds, let then):
      return .wait(id: prefix, seconds: seconds, then: toGlobal(then))
    case .cancel:
      return .cancel(id: prefix)
    }
  }
}
