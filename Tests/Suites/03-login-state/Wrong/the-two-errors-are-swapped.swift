// Fails: login.error-stored
// Diagnosis: A missing network is stored as a wrong password, and the other way round.
// Mistake: errors-swapped

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
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error == .offline ? .usernamePasswordMismatch : .offline
    }
    return newState
  }
}
