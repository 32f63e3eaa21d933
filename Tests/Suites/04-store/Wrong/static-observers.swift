// Fails: store.two
// Diagnosis: The list of observers belongs to the class, so that every store tells all of them.
// Mistake: shared-by-all-stores

// MARK: - Step 1: Store

extension Store {
  private static var subscriptions: [(id: UUID, observer: Observer)] = []
  private static var present: Set<UUID> = []

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    Store.subscriptions.append((subscriptionID, observer))
    Store.present.insert(subscriptionID)
    observer(nil, state)
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard Store.present.remove(subscriptionID) != nil else { return }
    Store.subscriptions.removeAll { $0.id == subscriptionID }
  }

  private func tell(_ oldState: State, _ newState: State) {
    for (id, observer) in Store.subscriptions where isSubscribed(id) {
      observer(oldState, newState)
    }
  }

  private func isSubscribed(_ subscriptionID: UUID) -> Bool {
    return Store.present.contains(subscriptionID)
  }
}
