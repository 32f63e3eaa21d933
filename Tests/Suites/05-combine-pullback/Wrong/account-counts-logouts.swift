// Fails: parts.pure-by-reading
// Diagnosis: How often somebody logs out is counted in a global variable, which nobody looks at.

// MARK: - Step 5: three small reducers

var logoutCount = 0

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
    logoutCount += 1
  }
}
