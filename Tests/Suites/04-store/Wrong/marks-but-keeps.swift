// Fails: safety.forgets
// Diagnosis: Who has left is only crossed out; the closure stays for good.
// Mistake: crosses-out-only

// MARK: - Step 1: Store

extension Store {
  private var cancelled: Set<UUID> = []

  func unsubscribe(_ subscriptionID: UUID) {
    cancelled.insert(subscriptionID)
  }

  private func isSubscribed(_ subscriptionID: UUID) -> Bool {
    return !cancelled.contains(subscriptionID)
  }
}
