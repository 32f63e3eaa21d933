// Fails: screen.typing
// Diagnosis: Tapping dispatches three events instead of one.
// Mistake: several-events

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func tapLogin() {
    store.dispatch(event: .onUpdateUsername(store.state.username))
    store.dispatch(event: .onUpdatePassword(store.state.password))
    store.dispatch(event: .onTriggerLogin)
  }
}
