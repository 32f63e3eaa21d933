// Fails: late.cancel
// Diagnosis: Whatever comes back is sent, as in step 2.
// Mistake: ids-are-ignored

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(_, let username, let password, let then):
      environment.logIn(username, password) { [weak self] result in
        self?.send(then(result))
      }
    case .wait(_, let seconds, let then):
      environment.wait(seconds) { [weak self] in
        self?.send(then)
      }
    case .cancel:
      break
    }
  }
}
