// Fails: store.once
// Diagnosis: One run is for the effects and another one for the value.
// Mistake: runs-reducer-twice

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    var copy = value
    let effects = reducer(&copy, action)
    _ = reducer(&value, action)
    for effect in effects { perform(effect) }
  }
}
