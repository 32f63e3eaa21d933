// Fails: store.replay
// Diagnosis: The loop over the list replays to everyone but the new observer.
// Mistake: replay-to-the-others

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    for (_, other) in subscriptions { other(nil, state) }
    subscriptions.append((subscriptionID, observer))
    return subscriptionID
  }
}
