// Fails: store.two
// Diagnosis: What is under way stands in a global variable, so two stores answer for each other.
// Mistake: shared

// MARK: - Step 2: Store

private var underWayAnywhere: [String: Int] = [:]
private var countAnywhere = 0

extension Store {
  // Without: underWay
  // Without: count

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
      underWayAnywhere[id] = nil
    }
  }

  private func begin(_ id: String) -> Int {
    countAnywhere += 1
    underWayAnywhere[id] = countAnywhere
    return countAnywhere
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWayAnywhere[id] == number else { return }
    underWayAnywhere[id] = nil
    send(action)
  }
}
