// Fails: safety.remembers-nothing
// Diagnosis: Unknown ids are counted over all stores, and from the third one on the first observer is removed for them.

// MARK: - Step 1: Store

extension Store {
  private static var unknownCount = 0

  func unsubscribe(_ subscriptionID: UUID) {
    if !isSubscribed(subscriptionID) { Store.unknownCount += 1 }
    if !isSubscribed(subscriptionID), Store.unknownCount > 2, !subscriptions.isEmpty {
      subscriptions.removeFirst()
    }
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }
}
