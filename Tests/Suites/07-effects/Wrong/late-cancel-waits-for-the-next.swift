// Fails: late.others
// Diagnosis: A cancel for what is not under way drops the next answer under that id.
// Mistake: wanted-answers-are-dropped

// MARK: - Step 2: Store

extension Store {
  private var unwanted: Set<String> = []

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
      if underWay[id] == nil { unwanted.insert(id) }
      underWay[id] = nil
    }
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[id] == number else { return }
    underWay[id] = nil
    if unwanted.remove(id) == nil { send(action) }
  }
}
