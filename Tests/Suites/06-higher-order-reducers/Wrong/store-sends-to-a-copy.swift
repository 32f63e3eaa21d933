// Fails: store.send
// Diagnosis: the reducer must work on `value` itself, not on a copy that is thrown away.
// Mistake: works-on-a-copy

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    var copy = value
    reducer(&copy, action)
  }
}
