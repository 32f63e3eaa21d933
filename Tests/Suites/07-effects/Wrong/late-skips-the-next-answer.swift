// Fails: late.replace
// Diagnosis: It counts how many answers to skip, as if they came in the order of asking.
// Mistake: answers-are-mixed-up

// MARK: - Step 2: Store

extension Store {
  // Without: count
  // Without: end(_:_:with:)

  private var underWay: Set<String> = []
  private var skipped: [String: Int] = [:]

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      begin(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, with: then)
      }
    case .cancel(let id):
      if underWay.remove(id) != nil { skipped[id, default: 0] += 1 }
    }
  }

  private func begin(_ id: String) {
    if !underWay.insert(id).inserted { skipped[id, default: 0] += 1 }
  }

  private func end(_ id: String, with action: Action) {
    if let count = skipped[id], count > 0 {
      skipped[id] = count - 1
      return
    }
    guard underWay.remove(id) != nil else { return }
    send(action)
  }
}
