// Fails: account.register
// Diagnosis: the user of the example is written into the reducer.
// Mistake: user-of-the-example

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register, .login:
    state.loginUser = User(email: "ash@kanto.jp", password: "123456")
  case .logout:
    state.loginUser = nil
  }
}
