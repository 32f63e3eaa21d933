// Fails: login.success-data
// Diagnosis: The user id of an example is written into the reducer; it comes with the event.
// Mistake: success-only-example

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
    case .onLoginSuccess:
      newState.loading = false
      newState.data = "u7"
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error
    }
    return newState
  }
}
