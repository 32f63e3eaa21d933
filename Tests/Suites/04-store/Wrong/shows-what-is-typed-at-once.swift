// Fails: screen.when-told
// Diagnosis: Typing a username draws its line, and only then tells the store.
// Mistake: draws-before-it-is-told

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    let line = "Username: \(text)"
    if line != lines[0] {
      lines[0] = line
      redraws["username", default: 0] += 1
    }
    store.dispatch(event: .onUpdateUsername(text))
  }

  private func draw(from oldState: State?, to newState: State) {
    if lines.isEmpty { lines = newState.screen.map { _ in "-" } }
    for (index, line) in newState.screen.enumerated() where lines[index] != line.text {
      lines[index] = line.text
      redraws[line.name, default: 0] += 1
    }
  }
}
