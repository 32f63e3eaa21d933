// Fails: store.replay
// Diagnosis: A new observer must be told the present state at once, not only the next change.
// Mistake: no-replay

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    return subscriptionID
  }
}
