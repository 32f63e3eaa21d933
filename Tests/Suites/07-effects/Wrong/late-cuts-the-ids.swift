// Fails: late.others
// Diagnosis: Only the first thirty-two letters of an id count.
// Mistake: some-ids-are-special

// MARK: - Step 2: Store

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
      underWay[short(id)] = nil
    }
  }

  private func begin(_ id: String) -> Int {
    count += 1
    underWay[short(id)] = count
    return count
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[short(id)] == number else { return }
    underWay[short(id)] = nil
    send(action)
  }

  private func short(_ id: String) -> String { String(id.prefix(32)) }
}
