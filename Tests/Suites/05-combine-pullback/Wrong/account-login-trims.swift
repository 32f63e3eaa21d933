// Fails: account.login
// Diagnosis: the texts are stored as they came, also with blanks at their ends.

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .login(let email, let password):
    state.loginUser = User(email: String(email.drop { $0 == " " }), password: password)
  case .logout:
    state.loginUser = nil
  }
}
