// Fails: account.logout
// Diagnosis: after the logout there is a user without texts; there should be none.
// Mistake: logout-empties-user

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = User(email: "", password: "")
  }
}
