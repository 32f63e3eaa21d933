// Fails: login.cancel
// Diagnosis: each question has another id, so nothing that the cancel button names is under way.
// Mistake: login-wants-too-much

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
    state.loading = true
    state.data = nil
    state.error = nil
    return [
      .cancel(id: "error"),
      .logIn(
        id: "login \(UInt.random(in: 0...(.max)))", username: state.username,
        password: state.password
      ) { result in .answered(result) },
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
