// Fails: inside.unsubscribed
// Diagnosis: In the round of an event from a replay, whoever has left is told still.

// MARK: - Step 1: Store

extension Store {
  private var isReplaying = false

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    let was = isReplaying
    isReplaying = true
    observer(nil, state)
    isReplaying = was
    return subscriptionID
  }

  private func tell(_ oldState: State, _ newState: State) {
    for (id, observer) in subscriptions where isReplaying || isSubscribed(id) {
      observer(oldState, newState)
    }
  }
}
