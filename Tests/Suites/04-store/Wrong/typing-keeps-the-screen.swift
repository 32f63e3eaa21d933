// Fails: screen.goes-away
// Diagnosis: What sends a password is made when one is first typed, and holds the screen from then on.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private lazy var sendPassword: (String) -> Void = { text in
    self.store.dispatch(event: .onUpdatePassword(text))
  }

  func typePassword(_ text: String) {
    sendPassword(text)
  }
}
