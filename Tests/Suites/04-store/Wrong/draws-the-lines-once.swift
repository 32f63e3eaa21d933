// Fails: screen.follows-store
// Diagnosis: The lines are drawn from the replay only.
// Mistake: screen-stops-following

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    if oldState == nil { lines = newState.screen.map(\.text) }
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
