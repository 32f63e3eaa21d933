// Fails: store.asks
// Diagnosis: Only the last effect is carried out.
// Mistake: store-asks-otherwise

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    if let effect = reducer(&value, action).last { perform(effect) }
  }
}
