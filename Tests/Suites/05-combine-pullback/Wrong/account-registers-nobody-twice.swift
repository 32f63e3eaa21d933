// Fails: account.register
// Diagnosis: who registers again has another password.
// Mistake: account-adds-a-condition

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password):
    if state.loginUser?.email == email { return }
    state.loginUser = User(email: email, password: password)
  case .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
  }
}
