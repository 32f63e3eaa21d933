// Fails: screen.follows-store
// Diagnosis: The lines are taken from the old state, one step too late.
// Mistake: shows-the-old-state

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = (oldState ?? newState).screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
