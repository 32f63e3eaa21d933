// Fails: observers.at-once
// Diagnosis: Whoever has come before is told once more.
// Mistake: subscribing-tells-everyone

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    for observer in observers { observer(value) }
  }
}
