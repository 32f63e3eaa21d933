// Fails: observers.value-first
// Diagnosis: The observers hear of a value that the store doesn't have yet.
// Mistake: value-changes-late

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    var next = value
    reducer(&next, action)
    for observer in observers { observer(next) }
    value = next
  }
}
