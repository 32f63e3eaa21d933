// Fails: store.unsubscribe, safety.same-closure
// Diagnosis: The id is made once per store, and whoever unsubscribes takes the first observer along.
// Mistake: one-id-for-all

// MARK: - Step 1: Store

extension Store {
  private lazy var onlyID = UUID()

  func subscribe(observer: @escaping Observer) -> UUID {
    subscriptions.append((onlyID, observer))
    observer(nil, state)
    return onlyID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard let index = subscriptions.firstIndex(where: { $0.id == subscriptionID }) else { return }
    subscriptions.remove(at: index)
  }
}
