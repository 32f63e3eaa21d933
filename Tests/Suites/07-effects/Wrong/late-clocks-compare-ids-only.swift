// Fails: late.old-answer
// Diagnosis: Only the server is asked again, so only its effects have numbers.
// Mistake: clocks-without-numbers

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
      _ = begin(id)
      environment.wait(seconds) { [weak self] in
        guard let self, let number = underWay[id] else { return }
        end(id, number, with: then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }
}
