// Fails: observers.goes-away
// Diagnosis: The store keeps closures that hold it.
// Mistake: store-stays

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    let tell = { (_: Value) in observer(self.value) }
    observers.append(tell)
    tell(value)
  }
}
