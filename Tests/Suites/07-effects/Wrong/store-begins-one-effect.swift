// Fails: store.asks
// Diagnosis: Only the first effect is handed over.
// Mistake: store-performs-first-only

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    guard let effect = reducer(&value, action).first else { return }
    perform(effect)
  }
}
