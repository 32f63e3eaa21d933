// Fails: observers.each
// Diagnosis: A new observer takes the place of the one before.
// Mistake: one-observer-only

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers = [observer]
    observer(value)
  }
}
