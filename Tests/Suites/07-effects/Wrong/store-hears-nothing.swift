// Fails: store.answer
// Diagnosis: The environment is asked, and what it says is ignored.
// Mistake: store-ignores-answer

// MARK: - Step 2: Store

extension Store {
  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(_, let username, let password, _):
      environment.logIn(username, password) { _ in }
    case .wait(_, let seconds, _):
      environment.wait(seconds) {}
    case .cancel:
      break
    }
  }
}
