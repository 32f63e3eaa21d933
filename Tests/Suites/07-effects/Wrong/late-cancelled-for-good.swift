// Fails: late.old-answer
// Diagnosis: An id that was cancelled once is never answered again.
// Mistake: cancel-is-for-ever

// MARK: - Step 2: Store

extension Store {
  private var cancelled: Set<String> = []

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
      cancelled.insert(id)
    }
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number, !cancelled.contains(id) else { return }
    underWay[id] = nil
    send(action)
  }
}
