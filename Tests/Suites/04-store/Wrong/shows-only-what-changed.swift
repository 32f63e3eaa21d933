// Fails: screen.follows-store
// Diagnosis: A line that isn't stale stays on the screen; here it vanishes.
// Mistake: stale-lines-only

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = []
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
      lines.append(line.text)
    }
  }
}
