// Fails: login.tap
// Diagnosis: Whoever is logged in is thought to have nothing to ask.
// Mistake: guards-logged-in

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
    guard state.data == nil else { return [] }
    state.loading = true
    state.data = nil
    state.error = nil
    return [
      .cancel(id: "error"),
      .logIn(id: "login", username: state.username, password: state.password) { result in
        .answered(result)
      },
    ]
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
