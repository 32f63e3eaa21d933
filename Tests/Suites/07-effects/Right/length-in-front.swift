// Lesson 7 · Effects: the name in front of an id stands behind its length, so nothing in it can be taken for its end.

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    func named(_ id: String) -> String { "\(prefix.utf8.count):\(prefix)/\(id)" }
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(id: named(id), username: username, password: password) { toGlobal(then($0)) }
    case .wait(let id, let seconds, let then):
      return .wait(id: named(id), seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: named(id))
    }
  }
}
