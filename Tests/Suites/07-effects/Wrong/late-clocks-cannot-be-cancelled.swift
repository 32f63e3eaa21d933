// Fails: late.cancel
// Diagnosis: Only what the server was asked is remembered; a clock always rings.
// Mistake: clocks-without-numbers

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
    case .wait(_, let seconds, let then):
      environment.wait(seconds) { [weak self] in
        self?.send(then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
