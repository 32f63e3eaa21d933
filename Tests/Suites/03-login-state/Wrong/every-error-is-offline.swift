// Fails: login.error-stored
// Diagnosis: Each error is stored as a missing network, although the event says which one it is.
// Mistake: error-always-offline

// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    // The copy has all the old values, so each case names only the fields that it owns.
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
    case .onLoginError:
      newState.loading = false
      newState.error = .offline
    }
    return newState
  }
}
