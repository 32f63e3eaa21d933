// Fails: login.pure-by-reading, two.apart
// Diagnosis: The ids have a number, and it is kept in a global variable.

// MARK: - Step 1: loginReducer

var attempts = 0

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  switch action {
  case .usernameChanged(let username):
    state.username = username
    return []
  case .passwordChanged(let password):
    state.password = password
    return []
  case .loginTapped:
    attempts += 1
    state.loading = true
    state.data = nil
    state.error = nil
    return [
      .cancel(id: "error"),
      .logIn(id: "login \(attempts)", username: state.username, password: state.password) {
        .answered($0)
      },
    ]
  case .cancelTapped:
    state.loading = false
    return [.cancel(id: "login \(attempts)")]
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
