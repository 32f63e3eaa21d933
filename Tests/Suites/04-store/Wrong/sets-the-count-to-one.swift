// Fails: screen.only-stale
// Diagnosis: The count is set to 1 again, instead of going up.
// Mistake: stays-at-one

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name] = 1
    }
  }
}
