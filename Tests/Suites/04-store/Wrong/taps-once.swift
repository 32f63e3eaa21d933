// Fails: screen.typing
// Diagnosis: The button works only once in the life of a screen.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private var hasTapped = false

  func tapLogin() {
    guard !hasTapped else { return }
    hasTapped = true
    store.dispatch(event: .onTriggerLogin)
  }
}
