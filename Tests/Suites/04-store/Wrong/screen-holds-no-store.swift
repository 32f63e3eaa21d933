// Fails: screen.typing
// Diagnosis: The screen holds its store weakly, so that it has none once nobody else does.
// Mistake: screen-lets-its-store-go

// MARK: - Step 3: LoginScreen

final class LoginScreen {
  private(set) var lines: [String] = []
  private(set) var redraws: [String: Int] = [:]

  private weak var store: Store?
  private var subscriptionID: UUID?

  init(store: Store) {
    self.store = store
    subscriptionID = store.subscribe { [weak self] oldState, newState in
      self?.draw(from: oldState, to: newState)
    }
  }

  deinit {
    if let subscriptionID { store?.unsubscribe(subscriptionID) }
  }

  func typeUsername(_ text: String) {
    store?.dispatch(event: .onUpdateUsername(text))
  }

  func typePassword(_ text: String) {
    store?.dispatch(event: .onUpdatePassword(text))
  }

  func tapLogin() {
    store?.dispatch(event: .onTriggerLogin)
  }

  private func draw(from oldState: State?, to newState: State) {
    let shown = oldState?.screen.map(\.text)
    lines = newState.screen.map(\.text)
    for (index, line) in newState.screen.enumerated() where shown?[index] != line.text {
      redraws[line.name, default: 0] += 1
    }
  }
}
