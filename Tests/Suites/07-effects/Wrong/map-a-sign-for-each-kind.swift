// Fails: map.ids
// Diagnosis: Each case puts another sign behind the name, so a cancel finds nothing.
// Mistake: map-makes-two-ids-of-one

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
      return .wait(id: "\(prefix)-\(id)", seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: "\(prefix)/\(id)")
    }
  }
}
