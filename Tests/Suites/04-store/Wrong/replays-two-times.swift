// Fails: store.replay
// Diagnosis: A new observer is told the state when it is put on the list, and once more at the end.
// Mistake: replays-too-often

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    // First on the list, then told: an event that it dispatches at once comes back to it, too.
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    observer(nil, state)
    return subscriptionID
  }
}
