// Fails: store.unsubscribe
// Diagnosis: The newest observer is removed, whatever the id says.
// Mistake: unsubscribes-by-place

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    if !subscriptions.isEmpty { subscriptions.removeLast() }
  }
}
