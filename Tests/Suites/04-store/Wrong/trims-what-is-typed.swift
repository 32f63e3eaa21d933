// Fails: screen.typing
// Diagnosis: What the user typed goes to the store as it is, with blanks at its ends.
// Mistake: typing-trims

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typePassword(_ text: String) {
    store.dispatch(event: .onUpdatePassword(text.trimmingCharacters(in: .whitespaces)))
  }
}
