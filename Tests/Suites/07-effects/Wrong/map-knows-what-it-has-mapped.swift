// Fails: map.ids
// Diagnosis: An id with the name and an arrow in front is thought to be mapped already.

// MARK: - Step 4: combine and pullback

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    let front = "\(prefix) → "
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(
        id: id.starts(with: front) ? id : front + id, username: username, password: password,
        then: { toGlobal(then($0)) })
    case .wait(let id, let seconds, let then):
      return .wait(
        id: id.starts(with: front) ? id : front + id, seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: id.starts(with: front) ? id : front + id)
    }
  }
}
