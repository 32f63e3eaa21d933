// Fails: store.once
// Diagnosis: The store takes a thousand actions, and no more.

// MARK: - Step 2: Store

extension Store {
  private var runs = 0

  func send(_ action: Action) {
    guard runs < 1_000 else { return }
    runs += 1
    for effect in reducer(&value, action) { perform(effect) }
  }
}
