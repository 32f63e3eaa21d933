// Fails: account.register
// Diagnosis: registering and logging in also mark the e-mail as valid; the check alone says that.
// Mistake: account-judges-email

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
    state.isEmailValid = true
  case .logout:
    state.loginUser = nil
  }
}
