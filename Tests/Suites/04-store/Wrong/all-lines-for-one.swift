// Fails: screen.only-stale
// Diagnosis: One stale line makes all of them be drawn again.
// Mistake: all-or-nothing

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for line in newState.screen where shown != lines {
      redraws[line.name, default: 0] += 1
    }
  }
}
