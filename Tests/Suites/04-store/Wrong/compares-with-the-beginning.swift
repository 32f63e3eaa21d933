// Fails: screen.only-stale
// Diagnosis: The new texts are compared with those of the start, not with those shown now.
// Mistake: compares-with-the-start

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private var shown: [String]?

  private func draw(from oldState: State?, to newState: State) {
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
    if shown == nil { shown = lines }
  }
}
