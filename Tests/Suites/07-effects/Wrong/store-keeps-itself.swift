// Fails: store.goes-away
// Diagnosis: The store keeps a closure in which it stands itself: a circle.
// Mistake: store-is-always-held

// MARK: - Step 2: Store

extension Store {
  private var handOver: (Effect<Action>) -> Void = { _ in }

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    value = initialValue
    self.reducer = reducer
    self.environment = environment
    handOver = { effect in self.perform(effect) }
  }

  func send(_ action: Action) {
    for effect in reducer(&value, action) { handOver(effect) }
  }
}
