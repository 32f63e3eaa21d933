// Fails: account.register
// Diagnosis: the two texts are taken in the wrong order.
// Mistake: user-mixes-texts

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let password, let email), .login(let password, let email):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
  }
}
