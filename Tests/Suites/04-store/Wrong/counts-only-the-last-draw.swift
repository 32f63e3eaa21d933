// Fails: screen.only-stale
// Diagnosis: The counts begin anew with each state.
// Mistake: draws-too-rarely

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    redraws = [:]
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
