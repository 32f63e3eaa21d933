// Fails: account.logout
// Diagnosis: the case for the logout is empty.
// Mistake: account-ignores-action

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    break
  }
}
