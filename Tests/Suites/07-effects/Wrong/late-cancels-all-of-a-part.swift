// Fails: late.others
// Diagnosis: `.cancel` forgets each id that has this one and a dot in front.
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
      underWay = underWay.filter { $0.key != id && !$0.key.hasPrefix("\(id).") }
    }
  }
}
