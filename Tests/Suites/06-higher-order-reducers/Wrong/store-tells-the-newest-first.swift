// Fails: observers.each
// Diagnosis: Whoever came last is told first.
// Mistake: observers-out-of-order

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers.insert(observer, at: 0)
    observer(value)
  }
}
