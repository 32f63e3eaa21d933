// Fails: login.error-loading
// Diagnosis: An error toggles loading instead of ending it; when nothing loads, it starts.
// Mistake: answer-toggles-loading

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
      newState.loading.toggle()
      newState.error = error
    }
    return newState
  }
}
