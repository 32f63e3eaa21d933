// Fails: screen.together
// Diagnosis: A store knows one screen, the one that was opened last, and only that is drawn.
// Mistake: lines-are-not-the-states

// MARK: - Step 1: Store

extension Store {
  weak var screen: LoginScreen?
}

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    if oldState == nil { store.screen = self }
    guard store.screen === self else { return }
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
