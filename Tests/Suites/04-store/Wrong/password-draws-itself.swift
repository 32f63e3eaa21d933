// Fails: screen.only-stale
// Diagnosis: Typing a password writes its line at once, so that it isn't stale any more when the store tells of it.
// Mistake: actions-draw-themselves

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typePassword(_ text: String) {
    lines[1] = "Password: " + String(repeating: "•", count: text.count)
    store.dispatch(event: .onUpdatePassword(text))
  }

  private func draw(from oldState: State?, to newState: State) {
    let shown = lines
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated()
    where oldState == nil || shown[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
