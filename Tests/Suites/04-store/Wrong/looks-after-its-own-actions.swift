// Fails: screen.follows-store
// Diagnosis: The screen follows its own actions, but no event from elsewhere.
// Mistake: follows-itself-only

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  func typeUsername(_ text: String) {
    store.dispatch(event: .onUpdateUsername(text))
    show(store.state)
  }

  func typePassword(_ text: String) {
    store.dispatch(event: .onUpdatePassword(text))
    show(store.state)
  }

  func tapLogin() {
    store.dispatch(event: .onTriggerLogin)
    show(store.state)
  }

  private func show(_ state: State) {
    lines = state.screen.map(\.text)
  }

  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    if oldState == nil { show(newState) }
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
