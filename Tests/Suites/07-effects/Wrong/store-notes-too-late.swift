// Fails: store.at-once
// Diagnosis: The effect is noted when the environment is back: an answer at once is unknown.
// Mistake: store-notes-too-late

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    count += 1
    let number = count
    switch effect {
    case .logIn(let id, let username, let password, let then):
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
      underWay[id] = number
    case .wait(let id, let seconds, let then):
      environment.wait(seconds) { [weak self] in
        self?.end(id, number, with: then)
      }
      underWay[id] = number
    case .cancel(let id):
      underWay[id] = nil
    }
  }

  // Without: begin(_:)
}
