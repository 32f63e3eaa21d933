// Fails: store.asks
// Diagnosis: A clock is left for later, and never asked.
// Mistake: store-forgets-effects

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
    case .wait:
      break
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
