// Fails: login.username
// Diagnosis: The blanks at the ends of the name are cut off.
// Mistake: typing-trims-spaces

// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    var newState = state
    switch event {
    case .onUpdateUsername(let username):
      newState.username = String(
        username.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
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
