// Fails: store.unsubscribe
// Diagnosis: The condition is the wrong way round: who leaves stays, and the others go.
// Mistake: unsubscribes-the-others

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    subscriptions = subscriptions.filter { $0.id == subscriptionID }
  }
}
