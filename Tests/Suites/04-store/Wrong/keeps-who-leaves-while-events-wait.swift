// Fails: inside.unsubscribed
// Diagnosis: Whoever leaves while an event waits is never forgotten.

// MARK: - Step 1: Store

extension Store {
  private var gone: [Observer] = []

  func unsubscribe(_ subscriptionID: UUID) {
    if !waitingEvents.isEmpty {
      gone += subscriptions.filter { $0.id == subscriptionID }.map(\.observer)
    }
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }
}
