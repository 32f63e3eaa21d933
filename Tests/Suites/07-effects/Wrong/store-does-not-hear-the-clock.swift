// Fails: store.wait
// Diagnosis: A clock needs no answer, so nothing is done when it calls back.
// Mistake: store-ignores-clock

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
    case .wait(_, let seconds, _):
      environment.wait(seconds) {}
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
