// Fails: login.success-keeps
// Diagnosis: a long password is emptied, though the event doesn't own it.
// Mistake: reduce-touches-another-field

// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    var newState = state
    switch event {
    case .onUpdateUsername(let username):
      newState.username = username
    case .onUpdatePassword(let password):
      newState.password = password
    case .onTriggerLogin:
      newState.loading = true
      newState.data = nil
      newState.error = nil
    case .onLoginSuccess(let userID):
      newState.loading = false
      newState.data = userID
      if state.password.count > 8 { newState.password = "" }
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error
    }
    return newState
  }
}
