// Fails: store.wait
// Diagnosis: A wait of three seconds is thought to be too long to be worth an action.
// Mistake: store-sends-too-little

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
        if seconds < 3 { self?.end(id, number, with: then) }
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
