// Fails: store.unsubscribe
// Diagnosis: The id has to be on the list, but then the newest observer is removed.
// Mistake: unsubscribes-by-place

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    if isSubscribed(subscriptionID) { subscriptions.removeLast() }
  }
}
