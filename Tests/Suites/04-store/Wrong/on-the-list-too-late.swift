// Fails: inside.while-subscribing
// Diagnosis: The observer is added after its replay, so it misses what it dispatches there.
// Mistake: on-the-list-too-late

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    observer(nil, state)
    subscriptions.append((subscriptionID, observer))
    return subscriptionID
  }
}
