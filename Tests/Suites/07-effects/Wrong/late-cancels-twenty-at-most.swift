// Fails: late.remembers-nothing
// Diagnosis: Cancels are counted over all stores, and after twenty of them nothing is forgotten any more.

// MARK: - Step 2: Store

var cancelCount = 0

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
      }
    case .cancel(let id):
      cancelCount += 1
      if cancelCount <= 20 { underWay[id] = nil }
    }
  }
}
