// Fails: safety.forgets
// Diagnosis: What is left to do when somebody leaves in a round holds the store, and is never done.

// MARK: - Step 1: Store

extension Store {
  private var cleanUp: [() -> Void] = []

  func unsubscribe(_ subscriptionID: UUID) {
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
    if isTelling { cleanUp.append { self.subscriptions.removeAll { $0.id == subscriptionID } } }
  }
}
