// Fails: screen.typing
// Diagnosis: Typing changes the screen itself; it has to dispatch an event and wait to be told.
// Mistake: writes-its-own-lines

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    lines[0] = "Username: " + text
    redraws["username", default: 0] += 1
  }
}
