// Fails: screen.typing
// Diagnosis: Typing is an event, also if the text is the one that is there.
// Mistake: typing-ignores-the-same

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    guard text != store.state.username else { return }
    store.dispatch(event: .onUpdateUsername(text))
  }
}
