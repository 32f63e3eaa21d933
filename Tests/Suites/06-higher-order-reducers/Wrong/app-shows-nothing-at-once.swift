// Fails: observers.at-once
// Diagnosis: The user sees nothing before the first action.
// Mistake: app-shows-nothing-at-once

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
  }
}
