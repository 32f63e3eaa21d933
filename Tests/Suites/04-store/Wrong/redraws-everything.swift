// Fails: screen.only-stale
// Diagnosis: Every line is drawn with every event; most still show the right text.
// Mistake: redraws-everything

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  // Without: draw(from:to:)

  init(store: Store) {
    self.store = store
    subscriptionID = store.subscribe { [weak self] _, newState in
      self?.draw(newState)
    }
  }

  private func draw(_ newState: State) {
    lines = newState.screen.map(\.text)
    for line in newState.screen {
      redraws[line.name, default: 0] += 1
    }
  }
}
