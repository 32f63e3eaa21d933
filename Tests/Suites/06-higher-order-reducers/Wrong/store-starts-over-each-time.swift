// Fails: store.send
// Diagnosis: each action must work on the value of that moment, not on the initial one.
// Mistake: starts-over-each-time

// MARK: - Step 7: Store

extension Store {
  private let initialValue: Value

  init(initialValue: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = initialValue
    self.initialValue = initialValue
    self.reducer = reducer
  }

  func send(_ action: Action) {
    var next = initialValue
    reducer(&next, action)
    value = next
  }
}
