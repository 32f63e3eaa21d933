// Fails: screen.drawn-once
// Diagnosis: The comparison is the wrong way round.
// Mistake: counts-what-stayed

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] == line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
