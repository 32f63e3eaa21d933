// Fails: screen.only-stale
// Diagnosis: The button changes, too, when the other lines do.
// Mistake: forgets-a-line

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      if oldState != nil && line.name == "button" { continue }
      redraws[line.name, default: 0] += 1
    }
  }
}
