// Fails: order.subscription-order
// Diagnosis: After each event only the first thousand observers are told.

// MARK: - Step 1: Store

extension Store {
  private func tell(_ oldState: State, _ newState: State) {
    for (id, observer) in subscriptions.prefix(1_000) where isSubscribed(id) {
      observer(oldState, newState)
    }
  }
}
