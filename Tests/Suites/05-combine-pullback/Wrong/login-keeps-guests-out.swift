// Fails: account.login
// Diagnosis: Nobody can log in as the guest, a name that is kept for those who are nobody yet.

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .login(let email, let password):
    guard email != "guest" else { return }
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
  }
}
