// Fails: safety.unsubscribe-self
// Diagnosis: Whoever unsubscribes in a round is kept, and told for good.
// Mistake: deaf-while-telling

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    if isTelling { return }
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }
}
