// Fails: late.replace, late.once
// Diagnosis: What was cancelled is noted, until its id is used again.
// Mistake: remembers-only-cancels

// MARK: - Step 2: Store

extension Store {
  private var cancelled: Set<String> = []

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      cancelled.remove(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      cancelled.remove(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, with: then)
      }
    case .cancel(let id):
      cancelled.insert(id)
    }
  }

  private func end(_ id: String, with action: Action) {
    if !cancelled.contains(id) { send(action) }
  }
}
