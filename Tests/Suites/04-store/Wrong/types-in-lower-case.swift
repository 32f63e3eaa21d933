// Fails: screen.typing
// Diagnosis: What the user typed goes to the store as it is, with its capitals.
// Mistake: typing-lowercases

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    store.dispatch(event: .onUpdateUsername(text.lowercased()))
  }
}
