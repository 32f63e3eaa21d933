// Fails: screen.drawn-once
// Diagnosis: The first drawing is counted before the lines are compared, and then once more.
// Mistake: draws-too-often

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    if oldState == nil { for line in newState.screen { redraws[line.name] = 1 } }
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
