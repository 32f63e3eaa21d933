// Fails: account.logout
// Diagnosis: logging out also forgets the e-mail check, which the huge reducer leaves alone.
// Mistake: account-loses-the-rest

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state = Settings()
  }
}
