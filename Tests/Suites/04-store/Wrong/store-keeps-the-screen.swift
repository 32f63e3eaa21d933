// Fails: screen.goes-away
// Diagnosis: The store holds the closure and the closure the screen, so it never goes.
// Mistake: store-holds-the-screen

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  init(store: Store) {
    self.store = store
    subscriptionID = store.subscribe { oldState, newState in
      self.draw(from: oldState, to: newState)
    }
  }
}
