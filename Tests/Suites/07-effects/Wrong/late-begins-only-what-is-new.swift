// Fails: late.replace
// Diagnosis: Whoever asks while the id is under way is thought to have asked already.
// Mistake: newer-one-is-not-begun

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, _, _, _) where underWay[id] != nil,
      .wait(let id, _, _) where underWay[id] != nil:
      return
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
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
