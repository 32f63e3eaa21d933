// Fails: login.trigger-loading
// Diagnosis: The trigger switches the loading off, where it should begin.
// Mistake: trigger-ends-loading

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
      newState.loading = false
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
