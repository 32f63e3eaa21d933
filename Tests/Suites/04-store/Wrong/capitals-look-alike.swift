// Fails: screen.only-stale
// Diagnosis: A name in other capitals is another text, and has to be drawn.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map { $0.text.lowercased() }
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text.lowercased()
    {
      redraws[line.name, default: 0] += 1
    }
  }
}
