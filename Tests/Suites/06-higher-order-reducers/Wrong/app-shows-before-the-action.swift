// Fails: observers.at-once
// Diagnosis: The observers are told what was true before the action.
// Mistake: app-shows-the-old-state

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    for observer in observers { observer(value) }
    reducer(&value, action)
  }
}
