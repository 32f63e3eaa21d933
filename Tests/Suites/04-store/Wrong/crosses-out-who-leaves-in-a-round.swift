// Fails: safety.forgets
// Diagnosis: Who leaves in a round is only crossed out, so that the loop can go on; nobody tidies up.
// Mistake: crosses-out-in-a-round

// MARK: - Step 1: Store

extension Store {
  private var crossedOut: Set<UUID> = []

  func unsubscribe(_ subscriptionID: UUID) {
    if isTelling {
      crossedOut.insert(subscriptionID)
    } else {
      subscriptions = subscriptions.filter { $0.id != subscriptionID }
    }
  }

  private func isSubscribed(_ subscriptionID: UUID) -> Bool {
    return !crossedOut.contains(subscriptionID)
      && subscriptions.contains { $0.id == subscriptionID }
  }
}
