// Fails: store.goes-away
// Diagnosis: While another effect is under way, the closure of the clock holds the store.

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      let holder = underWay.isEmpty ? nil : self
      let number = begin(id)
      environment.wait(seconds) { [weak self] in
        (holder ?? self)?.end(id, number, with: then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
