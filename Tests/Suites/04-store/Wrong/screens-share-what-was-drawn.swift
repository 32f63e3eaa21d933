// Fails: screen.together
// Diagnosis: What was drawn is kept for all screens in one place, so that a second screen finds it done.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private static var drawn: [String] = []

  private func draw(from oldState: State?, to newState: State) {
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() {
      if oldState == nil || LoginScreen.drawn[index] != line.text {
        redraws[line.name, default: 0] += 1
      }
    }
    LoginScreen.drawn = lines
  }
}
