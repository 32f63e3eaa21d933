// Lesson 4 · Store: the screen keeps a text for each name, and compares with those.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  // Without: draw(from:to:)

  private var texts: [String: String] = [:]

  init(store: Store) {
    self.store = store
    subscriptionID = store.subscribe { [weak self] _, state in self?.show(state.screen) }
  }

  private func show(_ screen: [(name: String, text: String)]) {
    for line in screen where texts[line.name] != line.text {
      texts[line.name] = line.text
      redraws[line.name] = (redraws[line.name] ?? 0) + 1
    }
    lines = screen.map { texts[$0.name] ?? "" }
  }
}
