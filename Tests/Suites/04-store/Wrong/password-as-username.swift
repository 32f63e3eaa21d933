// Fails: screen.typing
// Diagnosis: Typing a password dispatches the event of the username.
// Mistake: another-event

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typePassword(_ text: String) {
    store.dispatch(event: .onUpdateUsername(text))
  }
}
