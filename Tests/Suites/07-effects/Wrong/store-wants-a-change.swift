// Fails: store.asks
// Diagnosis: An action that changes nothing is thought to want nothing.
// Mistake: store-asks-otherwise

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    let old = value
    let effects = reducer(&value, action)
    guard "\(old)" != "\(value)" else { return }
    for effect in effects { perform(effect) }
  }
}
