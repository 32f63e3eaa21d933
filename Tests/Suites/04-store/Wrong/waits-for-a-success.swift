// Fails: screen.typing
// Diagnosis: After a login that failed, a tap is no event any more.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private var isWaiting = false

  init(store: Store) {
    self.store = store
    subscriptionID = store.subscribe { [weak self] oldState, newState in
      if newState.data != nil { self?.isWaiting = false }
      self?.draw(from: oldState, to: newState)
    }
  }

  func tapLogin() {
    guard store.state.canTriggerLogin, !isWaiting else { return }
    isWaiting = true
    store.dispatch(event: .onTriggerLogin)
  }
}
