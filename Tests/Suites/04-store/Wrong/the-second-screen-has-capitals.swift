// Fails: screen.first-lines
// Diagnosis: The screen writes the username in capitals.
// Mistake: lines-are-not-the-states

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    lines[0] = lines[0].uppercased()
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
