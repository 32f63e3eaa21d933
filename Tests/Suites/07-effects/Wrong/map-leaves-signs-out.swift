// Fails: map.ids
// Diagnosis: Of the name only the letters come in front, so two names become one.
// Mistake: map-makes-one-id-of-two

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    let prefix = prefix.filter(\.isLetter)
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(id: "\(prefix).\(id)", username: username, password: password) { result in
        toGlobal(then(result))
      }
    case .wait(let id, let seconds, let then):
      return .wait(id: "\(prefix).\(id)", seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: "\(prefix).\(id)")
    }
  }
}
