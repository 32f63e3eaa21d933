// Fails: store.send
// Diagnosis: The value is changed first, and again when the effects are asked for.
// Mistake: runs-reducer-twice

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    _ = reducer(&value, action)
    for effect in reducer(&value, action) { perform(effect) }
  }
}
