// Fails: safety.any-plan
// Diagnosis: Whoever subscribes in a round is put in front of all others.

// MARK: - Step 1: Store

extension Store {
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    let place = isTelling ? 0 : subscriptions.count
    subscriptions.insert((subscriptionID, observer), at: place)
    observer(nil, state)
    return subscriptionID
  }
}
