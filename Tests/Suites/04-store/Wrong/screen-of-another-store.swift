// Fails: screen.follows-store
// Diagnosis: The screen copies the state into a new store, and forgets the one that it was given.
// Mistake: screen-has-a-store-of-its-own

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  init(store: Store) {
    let copy = Store(initialState: store.state)
    self.store = copy
    subscriptionID = copy.subscribe { [weak self] oldState, newState in
      self?.draw(from: oldState, to: newState)
    }
  }
}
