// Fails: login.username
// Diagnosis: A name that differs from the old one in upper and lower case alone counts as the same, and isn't taken.
// Mistake: reduce-only-in-some-states

// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    var newState = state
    switch event {
    case .onUpdateUsername(let username):
      if username.lowercased() != state.username.lowercased() { newState.username = username }
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
