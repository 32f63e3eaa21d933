// Fails: screen.typing
// Diagnosis: Typing is an event, also while a login is under way.
// Mistake: typing-waits-for-the-answer

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typePassword(_ text: String) {
    guard !store.state.loading else { return }
    store.dispatch(event: .onUpdatePassword(text))
  }
}
