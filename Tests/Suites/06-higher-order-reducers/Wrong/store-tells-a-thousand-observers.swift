// Fails: observers.each
// Diagnosis: After each action only the first thousand observers are told.

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    reducer(&value, action)
    for observer in observers.prefix(1_000) { observer(value) }
  }
}
