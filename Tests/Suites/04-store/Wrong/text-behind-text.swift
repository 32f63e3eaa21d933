// Fails: screen.typing
// Diagnosis: The text is the whole new content of the field, not what was added.
// Mistake: text-is-appended

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    store.dispatch(event: .onUpdateUsername(store.state.username + text))
  }
}
