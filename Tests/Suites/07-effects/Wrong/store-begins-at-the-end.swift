// Fails: store.asks
// Diagnosis: The effects are taken from the end of the list, one by one.
// Mistake: store-performs-backwards

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    var effects = reducer(&value, action)
    while let effect = effects.popLast() { perform(effect) }
  }
}
