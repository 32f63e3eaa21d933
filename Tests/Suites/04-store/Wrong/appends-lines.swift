// Fails: screen.follows-store
// Diagnosis: The new lines come behind the old ones instead of taking their place.
// Mistake: lines-pile-up

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    for line in newState.screen { lines.append(line.text) }
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
