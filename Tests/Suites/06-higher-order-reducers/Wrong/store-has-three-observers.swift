// Fails: observers.at-once
// Diagnosis: There is room for three observers, and a fourth isn't told anything.

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    guard observers.count < 3 else { return }
    observers.append(observer)
    observer(value)
  }
}
