// Fails: late.goes-away
// Diagnosis: Whoever cancels is kept until the answer has come.

// MARK: - Step 2: Store

extension Store {
  private var cancelling: [String: () -> Void] = [:]

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, number, with: then)
      }
    case .cancel(let id):
      cancelling[id] = { self.underWay[id] = nil }
      cancelling[id]?()
    }
  }
}
