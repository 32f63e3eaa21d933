// Fails: store.send
// Diagnosis: `send` has to run the reducer on the value.
// Mistake: nothing-happens

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
  }
}
