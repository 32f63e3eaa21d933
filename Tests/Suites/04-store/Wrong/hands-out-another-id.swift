// Fails: store.unsubscribe
// Diagnosis: The id that is returned is not the one under which the observer is kept.
// Mistake: unsubscribes-nobody

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    return UUID()
  }
}
