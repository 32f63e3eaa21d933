// Fails: login.success-data
// Diagnosis: a number is read from the id and written anew, so that leading zeros are lost.
// Mistake: reduce-changes-what-came

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
      newState.data = Int(userID.dropFirst()).map { userID.prefix(1) + "\($0)" } ?? userID
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error
    }
    return newState
  }
}
