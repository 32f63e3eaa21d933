// Fails: can-trigger.ready
// Diagnosis: The answer is stored by the reducer; a state made in another way has a wrong one.
// Mistake: button-always-off

extension State {
  var canTriggerLogin = false
}

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
    newState.canTriggerLogin =
      !newState.username.isEmpty && !newState.password.isEmpty && !newState.loading
    return newState
  }
}

// MARK: - Step 2: canTriggerLogin

// Without: extension State
