// Fails: store.unsubscribe
// Diagnosis: The id is made once per store, so all subscriptions have the same.
// Mistake: one-id-for-all

// MARK: - Step 1: Store

extension Store {
  private let subscriptionID = UUID()

  func subscribe(observer: @escaping Observer) -> UUID {
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    return subscriptionID
  }
}
