// Fails: login.any-run
// Diagnosis: A tap cancels the clock only where an error is shown.
// Mistake: keeps-old-clock

// MARK: - Step 1: loginReducer

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  switch action {
  case .usernameChanged(let username):
    state.username = username
    return []
  case .passwordChanged(let password):
    state.password = password
    return []
  case .loginTapped:
    let isShown = state.error != nil
    state.loading = true
    state.data = nil
    state.error = nil
    let ask = Effect<LoginAction>.logIn(
      id: "login", username: state.username, password: state.password
    ) { .answered($0) }
    return isShown ? [.cancel(id: "error"), ask] : [ask]
  case .cancelTapped:
    state.loading = false
    return [.cancel(id: "login")]
  case .answered(.success(let userID)):
    state.loading = false
    state.data = userID
    return []
  case .answered(.failure(let error)):
    state.loading = false
    state.error = error
    return [.wait(id: "error", seconds: 3, then: .errorWasSeen)]
  case .errorWasSeen:
    state.error = nil
    return []
  }
}
