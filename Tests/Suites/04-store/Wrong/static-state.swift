// Fails: store.two
// Diagnosis: The state belongs to all stores, not to each one.
// Mistake: shared-by-all-stores

// MARK: - Step 1: Store

extension Store {
  private nonisolated(unsafe) static var shared = State()

  private(set) var state: State {
    get { return Store.shared }
    set { Store.shared = newValue }
  }
}
