// Fails: observers.each
// Diagnosis: Each action is told two times.
// Mistake: observer-is-told-twice

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    reducer(&value, action)
    for observer in observers { observer(value) }
    for observer in observers { observer(value) }
  }
}
