// Fails: store.wait
// Diagnosis: The action of a wait is sent by the callback, and once more by hand.
// Mistake: store-sends-too-much

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
      let number = begin(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, number, with: then)
        self?.send(then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
