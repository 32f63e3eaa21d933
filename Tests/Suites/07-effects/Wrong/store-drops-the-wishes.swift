// Fails: store.asks
// Diagnosis: What the reducer gives back is thrown away.
// Mistake: store-forgets-effects

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    _ = reducer(&value, action)
  }
}
