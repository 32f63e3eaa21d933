// Fails: store.unsubscribe
// Diagnosis: Whoever unsubscribes takes all the others along.
// Mistake: unsubscribes-everyone

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    subscriptions.removeAll()
  }
}
