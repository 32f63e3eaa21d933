// Fails: store.two
// Diagnosis: Subscriptions are numbered over all stores, and whoever comes after the hundredth is not told.

// MARK: - Step 1: Store

extension Store {
  private static var subscriptionCount = 0

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    Store.subscriptionCount += 1
    guard Store.subscriptionCount <= 100 else { return subscriptionID }
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    return subscriptionID
  }
}
