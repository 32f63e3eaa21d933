// Fails: screen.remembers-nothing
// Diagnosis: What was drawn last is kept for all screens, so a new one leaves out what another one shows.

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private static var shown: [String: String] = [:]

  private func draw(from oldState: State?, to newState: State) {
    lines = newState.screen.map(\.text)
    for line in newState.screen where LoginScreen.shown[line.name] != line.text {
      redraws[line.name, default: 0] += 1
      LoginScreen.shown[line.name] = line.text
    }
  }
}
