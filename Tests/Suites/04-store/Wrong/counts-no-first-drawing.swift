// Fails: screen.drawn-once
// Diagnosis: Without an old state every line is drawn, and that counts as well.
// Mistake: no-first-drawing

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = (oldState ?? newState).screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
