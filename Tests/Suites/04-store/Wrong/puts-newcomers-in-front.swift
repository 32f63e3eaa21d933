// Fails: order.subscription-order
// Diagnosis: Newcomers are put at the front, so the last one is told first.
// Mistake: newest-first

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.insert((subscriptionID, observer), at: 0)
    observer(nil, state)
    return subscriptionID
  }
}
