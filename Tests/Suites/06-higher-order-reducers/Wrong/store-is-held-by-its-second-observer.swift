// Fails: observers.goes-away
// Diagnosis: The first observer is kept as it is, and each later one in a closure that holds the store.
// Mistake: store-stays

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observer(value)
    if observers.isEmpty {
      observers.append(observer)
    } else {
      observers.append { _ in observer(self.value) }
    }
  }
}
