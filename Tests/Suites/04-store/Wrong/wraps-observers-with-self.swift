// Fails: store.goes-away
// Diagnosis: The closure that is kept captures the store itself: a circle.
// Mistake: subscription-holds-store

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    let wrapped: Observer = { oldState, newState in
      if self.isSubscribed(subscriptionID) { observer(oldState, newState) }
    }
    subscriptions.append((subscriptionID, wrapped))
    observer(nil, state)
    return subscriptionID
  }
}
