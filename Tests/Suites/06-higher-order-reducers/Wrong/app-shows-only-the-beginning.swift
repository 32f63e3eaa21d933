// Fails: observers.at-once
// Diagnosis: The observer isn't kept, so it is told only once.
// Mistake: app-shows-only-at-once

// MARK: - Step 7: Store

extension Store {
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observer(value)
  }
}
