// Fails: order.after-unsubscribing
// Diagnosis: When an observer leaves, the last one is moved into its place, so the order is lost.
// Mistake: last-fills-the-gap

// MARK: - Step 1: Store

extension Store {
  func unsubscribe(_ subscriptionID: UUID) {
    guard let index = subscriptions.firstIndex(where: { $0.id == subscriptionID }) else { return }
    subscriptions.swapAt(index, subscriptions.count - 1)
    subscriptions.removeLast()
  }
}
