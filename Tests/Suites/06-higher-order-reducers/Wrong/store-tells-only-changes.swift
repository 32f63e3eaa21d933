// Fails: observers.each
// Diagnosis: The observers are told only what looks otherwise than before.
// Mistake: observers-hear-only-changes

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    let old = "\(value)"
    reducer(&value, action)
    guard "\(value)" != old else { return }
    for observer in observers { observer(value) }
  }
}
