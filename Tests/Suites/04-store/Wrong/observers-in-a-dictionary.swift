// Fails: order.subscription-order
// Diagnosis: A dictionary has no order, so the observers are told in any order.
// Mistake: any-order

// MARK: - Step 1: Store

extension Store {
  private var subscriptions: [UUID: Observer] = [:]

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions[subscriptionID] = observer
    observer(nil, state)
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    subscriptions[subscriptionID] = nil
  }

  private func isSubscribed(_ subscriptionID: UUID) -> Bool {
    return subscriptions[subscriptionID] != nil
  }
}
