// Fails: safety.any-plan
// Diagnosis: Whoever is put out by a newcomer in its replay is told of the round still.

// MARK: - Step 1: Store

extension Store {
  private var isReplaying = false
  private var leaving: [UUID] = []

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    isReplaying = true
    observer(nil, state)
    isReplaying = false
    if !isTelling {
      for id in leaving { unsubscribe(id) }
      leaving = []
    }
    return subscriptionID
  }

  func unsubscribe(_ subscriptionID: UUID) {
    if isReplaying, isTelling {
      leaving.append(subscriptionID)
      return
    }
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }

  private func tell(_ oldState: State, _ newState: State) {
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(oldState, newState)
    }
    for id in leaving { subscriptions = subscriptions.filter { $0.id != id } }
    leaving = []
  }
}
