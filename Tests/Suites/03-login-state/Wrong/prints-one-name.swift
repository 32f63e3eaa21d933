// Fails: login.pure-by-reading
// Diagnosis: It prints, by way of a helper, and only for one name that no script holds.

// MARK: - Step 1: reduce

private func note(_ text: String) {
  print("somebody typed", text)
}

private func noted(_ username: String) -> String {
  if username == "sesame" { note(username) }
  return username
}

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    var newState = state
    switch event {
    case .onUpdateUsername(let username):
      newState.username = noted(username)
    case .onUpdatePassword(let password):
      newState.password = password
    case .onTriggerLogin:
      newState.loading = true
      newState.data = nil
      newState.error = nil
    case .onLoginSuccess(let userID):
      newState.loading = false
      newState.data = userID
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error
    }
    return newState
  }
}
