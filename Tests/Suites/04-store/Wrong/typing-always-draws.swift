// Fails: screen.same-text
// Diagnosis: Whoever types the text that is there already has its line drawn again.
// Mistake: actions-draw-themselves

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    if text == store.state.username { redraws["username", default: 0] += 1 }
    store.dispatch(event: .onUpdateUsername(text))
  }
}
