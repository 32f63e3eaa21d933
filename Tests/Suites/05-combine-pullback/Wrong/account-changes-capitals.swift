// Fails: account.register
// Diagnosis: the e-mail is stored as it came, also its capitals.
// Mistake: user-lowercases-texts

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password):
    state.loginUser = User(email: email.lowercased(), password: password)
  case .login(let email, let password):
    state.loginUser = User(email: email.lowercased(), password: password)
  case .logout:
    state.loginUser = nil
  }
}
