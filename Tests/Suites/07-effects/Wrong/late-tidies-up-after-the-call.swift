// Fails: late.at-once
// Diagnosis: If the environment answers at once, the id is freed once more after the call, whoever has it by then.

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      var isAnswered = false
      environment.logIn(username, password) { [weak self] result in
        isAnswered = true
        self?.end(id, number, with: then(result))
      }
      if isAnswered { underWay[id] = nil }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      var isAnswered = false
      environment.wait(seconds) { [weak self] in
        isAnswered = true
        self?.end(id, number, with: then)
      }
      if isAnswered { underWay[id] = nil }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
