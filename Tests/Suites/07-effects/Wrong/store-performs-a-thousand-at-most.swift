// Fails: store.asks
// Diagnosis: Of the effects of one action only the first thousand are carried out.

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    for effect in reducer(&value, action).prefix(1_000) { perform(effect) }
  }
}
