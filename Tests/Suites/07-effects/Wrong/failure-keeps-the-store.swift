// Fails: store.goes-away
// Diagnosis: The store keeps itself once an answer was a failure, as if somebody still waited.

// MARK: - Step 2: Store

extension Store {
  private var kept: Store?

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        if case .failure = result { self?.kept = self }
        self?.end(id, number, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, number, with: then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
