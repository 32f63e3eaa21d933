// Fails: store.goes-away
// Diagnosis: Swift asks for `self.` in a closure, and gets it.
// Mistake: store-is-held-by-closures

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { result in
        self.end(id, number, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      environment.wait(seconds) {
        self.end(id, number, with: then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
