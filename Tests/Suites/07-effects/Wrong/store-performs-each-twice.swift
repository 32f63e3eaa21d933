// Fails: store.asks
// Diagnosis: One loop is for the effects, and another one for the good measure.
// Mistake: store-performs-twice

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    for effect in reducer(&value, action) {
      perform(effect)
      perform(effect)
    }
  }
}
