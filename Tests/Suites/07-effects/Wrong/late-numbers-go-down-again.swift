// Fails: late.any-order
// Diagnosis: The number of an effect is how many are under way: it comes again.

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      var isOver = false
      environment.logIn(username, password) { [weak self] result in
        if !isOver { self?.end(id, number, with: then(result)) }
        isOver = true
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      var isOver = false
      environment.wait(seconds) { [weak self] in
        if !isOver { self?.end(id, number, with: then) }
        isOver = true
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number else { return }
    underWay[id] = nil
    count -= 1
    send(action)
  }
}
