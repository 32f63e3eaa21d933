// Fails: store.goes-away
// Diagnosis: The closures hold the store unowned, and an answer for nobody ends the program.

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [unowned self] result in
        self.end(id, number, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      environment.wait(seconds) { [unowned self] in
        self.end(id, number, with: then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
