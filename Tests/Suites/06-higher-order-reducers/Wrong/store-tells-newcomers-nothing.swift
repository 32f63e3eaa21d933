// Fails: observers.at-once
// Diagnosis: A new observer is kept, and hears nothing until the next action.
// Mistake: observer-hears-nothing-at-once

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
  }
}
