// Fails: store.answer
// Diagnosis: Only the newest effect of all is remembered, so another id takes its place.
// Mistake: store-remembers-one-effect

// MARK: - Step 2: Store

extension Store {
  private var underWay: (id: String, number: Int)?

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
      if underWay?.id == id { underWay = nil }
    }
  }

  private func begin(_ id: String) -> Int {
    count += 1
    underWay = (id, count)
    return count
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay?.number == number else { return }
    underWay = nil
    send(action)
  }
}
