// Fails: account.login
// Diagnosis: the login is done only with a valid e-mail; the huge reducer does not ask.
// Mistake: account-adds-a-condition

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .login(let email, let password):
    guard state.isEmailValid else { return }
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
  }
}
