// Fails: map.ids
// Diagnosis: An id that begins with the name already is left alone, and meets another one.
// Mistake: map-makes-one-id-of-two

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    func named(_ id: String) -> String {
      id.hasPrefix("\(prefix).") ? id : "\(prefix).\(id)"
    }
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(id: named(id), username: username, password: password) { result in
        toGlobal(then(result))
      }
    case .wait(let id, let seconds, let then):
      return .wait(id: named(id), seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: named(id))
    }
  }
}
