// Fails: account.register
// Diagnosis: the blanks at the ends of an e-mail are cut off; the huge reducer stores what came.
// Mistake: user-trims-texts

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  switch action {
  case .emailValid(let isValid):
    state.isEmailValid = isValid
  case .register(let email, let password), .login(let email, let password):
    state.loginUser = User(email: trimmed(email), password: password)
  case .logout:
    state.loginUser = nil
  }
}

private func trimmed(_ text: String) -> String {
  return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}
