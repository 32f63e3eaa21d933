// One expression for each field, by switching over the event and the old value.

// MARK: - Step 1: reduce

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    let loading: Bool
    switch (event, state.loading) {
    case (.onTriggerLogin, _): loading = true
    case (.onLoginSuccess, _), (.onLoginError, _): loading = false
    case (_, let old): loading = old
    }
    let data: UserID?
    switch (event, state.data) {
    case (.onTriggerLogin, _): data = nil
    case (.onLoginSuccess(let id), _): data = id
    case (_, let old): data = old
    }
    let error: LoginError?
    switch (event, state.error) {
    case (.onTriggerLogin, _): error = nil
    case (.onLoginError(let reason), _): error = reason
    case (_, let old): error = old
    }
    var (username, password) = (state.username, state.password)
    if case .onUpdateUsername(let text) = event { username = text }
    if case .onUpdatePassword(let text) = event { password = text }
    return State(
      username: username, password: password, loading: loading, data: data, error: error)
  }
}

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    switch (username, password, loading) {
    case ("", _, _), (_, "", _), (_, _, true): return false
    default: return true
    }
  }
}
