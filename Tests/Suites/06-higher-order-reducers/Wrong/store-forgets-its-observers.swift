// Fails: observers.each
// Diagnosis: An observer is told once and kept nowhere.
// Mistake: observer-is-forgotten

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observer(value)
  }
}
