// Fails: inside.newcomer
// Diagnosis: In the round of an event from a replay, a newcomer is told the step that its replay shows.

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
    if isReplaying {
      var index = 0
      while index < subscriptions.count {
        subscriptions[index].observer(oldState, newState)
        index += 1
      }
      return
    }
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(oldState, newState)
    }
  }
}
