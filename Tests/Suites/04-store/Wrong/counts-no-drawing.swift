// Fails: screen.drawn-once
// Diagnosis: No drawing is counted.
// Mistake: counts-nothing

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    lines = newState.screen.map(\.text)
  }
}
