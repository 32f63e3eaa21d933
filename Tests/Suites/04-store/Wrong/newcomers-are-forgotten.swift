// Fails: safety.subscribe-inside
// Diagnosis: In a round nobody is put on the list, only told the state.
// Mistake: newcomers-are-lost

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    // First on the list, then told: an event that it dispatches at once comes back to it, too.
    if !isTelling { subscriptions.append((subscriptionID, observer)) }
    observer(nil, state)
    return subscriptionID
  }
}
