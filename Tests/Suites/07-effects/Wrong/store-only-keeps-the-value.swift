// Fails: store.asks
// Diagnosis: The value is kept, and `send` is left for later.
// Mistake: store-does-nothing

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
  }
}
