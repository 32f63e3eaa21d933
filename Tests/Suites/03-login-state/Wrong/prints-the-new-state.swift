// Fails: login.silent
// Diagnosis: The reducer prints; a side effect does not belong in it.
// Mistake: reduce-prints

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
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error
    }
    print(newState)
    return newState
  }
}
