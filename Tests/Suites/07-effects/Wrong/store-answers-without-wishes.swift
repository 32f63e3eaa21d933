// Fails: store.again
// Diagnosis: An answer changes the value, and what the reducer then wants is forgotten.
// Mistake: store-goes-past-send

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[id] == number else { return }
    underWay[id] = nil
    _ = reducer(&value, action)
  }
}
