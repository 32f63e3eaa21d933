// Fails: store.replay
// Diagnosis: Only the new observer is told the present state; the others know it already.
// Mistake: replay-to-everyone

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    for (_, observer) in subscriptions {
      observer(nil, state)
    }
    return subscriptionID
  }
}
