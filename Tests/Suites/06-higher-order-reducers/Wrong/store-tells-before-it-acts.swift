// Fails: observers.each
// Diagnosis: The observers hear the value that the action is about to change.
// Mistake: observers-hear-the-old

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    for observer in observers { observer(value) }
    reducer(&value, action)
  }
}
