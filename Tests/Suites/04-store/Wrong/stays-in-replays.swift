// Fails: safety.any-plan
// Diagnosis: Nobody can be put out while somebody hears the replay.

// MARK: - Step 1: Store

extension Store {
  private var isReplaying = false

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    isReplaying = true
    observer(nil, state)
    isReplaying = false
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    if isReplaying { return }
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }
}
