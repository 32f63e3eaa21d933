// Fails: store.asks-no-clock
// Diagnosis: An answer that comes more than an hour after the question is dropped, by the machine's clock.

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    let beginning = ContinuousClock.now
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        guard ContinuousClock.now - beginning < .seconds(3_600) else { return }
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
