// Fails: screen.typing
// Diagnosis: Typing a password dispatches nothing.
// Mistake: action-does-nothing

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typePassword(_ text: String) {
  }
}
