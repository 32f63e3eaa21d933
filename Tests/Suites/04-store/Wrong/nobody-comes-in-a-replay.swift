// Fails: safety.subscribe-inside
// Diagnosis: Who subscribes while another one gets its replay is forgotten.

// MARK: - Step 1: Store

extension Store {
  private var isReplaying = false

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    guard !isReplaying else {
      observer(nil, state)
      return subscriptionID
    }
    subscriptions.append((subscriptionID, observer))
    isReplaying = true
    observer(nil, state)
    isReplaying = false
    return subscriptionID
  }
}
