// Fails: account.silent
// Diagnosis: the reducer prints each action: a side effect.
// Mistake: account-prints

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  print(action)
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: email, password: password)
  case .logout:
    state.loginUser = nil
  }
}
