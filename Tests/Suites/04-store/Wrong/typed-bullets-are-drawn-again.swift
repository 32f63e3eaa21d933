// Fails: screen.same-text
// Diagnosis: A password that is typed has its line drawn again, although it is as long as the one before.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typePassword(_ text: String) {
    let old = store.state.password
    if text != old, text.count == old.count { redraws["password", default: 0] += 1 }
    store.dispatch(event: .onUpdatePassword(text))
  }
}
