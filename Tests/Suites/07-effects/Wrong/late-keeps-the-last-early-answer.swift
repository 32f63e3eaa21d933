// Fails: late.at-once
// Diagnosis: An answer at once is kept until the call has returned; a second one takes its place.

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      var isAsking = true
      var early: LoginResult?
      environment.logIn(username, password) { [weak self] result in
        if isAsking { early = result } else { self?.end(id, number, with: then(result)) }
      }
      isAsking = false
      if let early { end(id, number, with: then(early)) }
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
