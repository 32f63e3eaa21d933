// Fails: store.replay
// Diagnosis: There is no state before for a new observer: the old one has to be `nil`.
// Mistake: replay-has-an-old

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    observer(state, state)
    return subscriptionID
  }
}
