// Fails: screen.typing
// Diagnosis: Typing into the username field also prints the text.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    print("username:", text)
    store.dispatch(event: .onUpdateUsername(text))
  }
}
