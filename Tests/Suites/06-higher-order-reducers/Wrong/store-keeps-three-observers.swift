// Fails: observers.each
// Diagnosis: A fourth observer takes the place of the first.

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers = observers.suffix(2) + [observer]
    observer(value)
  }
}
