// Fails: late.old-answer
// Diagnosis: An old answer counts as soon as an effect with the same id is under way again.
// Mistake: ids-without-numbers

// MARK: - Step 2: Store

extension Store {
  // Without: count
  // Without: begin(_:)
  // Without: end(_:_:with:)

  private var underWay: Set<String> = []

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      underWay.insert(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      underWay.insert(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, with: then)
      }
    case .cancel(let id):
      underWay.remove(id)
    }
  }

  private func end(_ id: String, with action: Action) {
    guard underWay.remove(id) != nil else { return }
    send(action)
  }
}
