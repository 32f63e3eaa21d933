// Fails: screen.when-told
// Diagnosis: While the screen dispatches it draws nothing, but looks at the state afterwards.
// Mistake: draws-when-all-are-told

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private var isDispatching = false

  func typeUsername(_ text: String) { dispatch(.onUpdateUsername(text)) }
  func typePassword(_ text: String) { dispatch(.onUpdatePassword(text)) }
  func tapLogin() { dispatch(.onTriggerLogin) }

  private func dispatch(_ event: State.Event) {
    isDispatching = true
    store.dispatch(event: event)
    isDispatching = false
    show(store.state)
  }

  private func draw(from oldState: State?, to newState: State) {
    if !isDispatching { show(newState) }
  }

  private func show(_ state: State) {
    if lines.isEmpty { lines = state.screen.map { _ in "-" } }
    for (index, line) in state.screen.enumerated() where lines[index] != line.text {
      lines[index] = line.text
      redraws[line.name, default: 0] += 1
    }
  }
}
