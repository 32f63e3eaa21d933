// Fails: login.same-answer
// Diagnosis: Errors are counted in a static variable, and after three of them no login starts any more.

// MARK: - Step 1: reduce

extension State {
  static var errorCount = 0

  static func reduce(_ state: State, event: Event) -> State {
    var newState = state
    switch event {
    case .onUpdateUsername(let username):
      newState.username = username
    case .onUpdatePassword(let password):
      newState.password = password
    case .onTriggerLogin:
      newState.loading = errorCount <= 3
      newState.data = nil
      newState.error = nil
    case .onLoginSuccess(let userID):
      newState.loading = false
      newState.data = userID
    case .onLoginError(let error):
      errorCount += 1
      newState.loading = false
      newState.error = error
    }
    return newState
  }
}
