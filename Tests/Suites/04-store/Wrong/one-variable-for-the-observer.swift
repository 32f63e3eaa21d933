// Fails: store.everyone
// Diagnosis: There is room for one observer: the next one takes its place.
// Mistake: last-observer-only

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions = [(subscriptionID, observer)]
    observer(nil, state)
    return subscriptionID
  }
}
