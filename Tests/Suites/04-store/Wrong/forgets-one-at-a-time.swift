// Fails: safety.forgets
// Diagnosis: Each event only tidies up one of those who have left.

// MARK: - Step 1: Store

extension Store {
  private var left: [UUID] = []

  func dispatch(event: State.Event) {
    if !left.isEmpty {
      let first = left.removeFirst()
      subscriptions = subscriptions.filter { $0.id != first }
    }
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }

  func unsubscribe(_ subscriptionID: UUID) {
    if subscriptions.contains(where: { $0.id == subscriptionID }) { left.append(subscriptionID) }
  }

  private func isSubscribed(_ subscriptionID: UUID) -> Bool {
    return !left.contains(subscriptionID)
  }
}
