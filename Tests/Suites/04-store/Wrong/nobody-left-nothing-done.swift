// Fails: inside.unsubscribed
// Diagnosis: With the last observer that leaves, the waiting events are thrown away.
// Mistake: waiting-events-leave-with-the-last

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
    if subscriptions.isEmpty { waitingEvents = [] }
  }
}
