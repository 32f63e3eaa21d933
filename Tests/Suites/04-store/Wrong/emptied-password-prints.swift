// Fails: screen.typing
// Diagnosis: A password that is taken away again is told on the console as well.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typePassword(_ text: String) {
    if text.isEmpty { print("The password is empty.") }
    store.dispatch(event: .onUpdatePassword(text))
  }
}
