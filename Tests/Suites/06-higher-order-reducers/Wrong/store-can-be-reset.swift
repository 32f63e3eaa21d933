// Fails: store.one-door
// Diagnosis: A function that anybody can call puts another value in the place of the store's.

// MARK: - Step 7: Store

extension Store {
  func replace(with other: Value) {
    value = other
    for observer in observers { observer(value) }
  }
}
