// Fails: account.email-check
// Diagnosis: every check is taken for a success; the action says how it went.
// Mistake: email-not-as-checked

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid:
    state.isEmailValid = true
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
  }
}
