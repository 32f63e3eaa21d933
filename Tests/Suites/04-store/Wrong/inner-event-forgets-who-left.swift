// Fails: inside.unsubscribed
// Diagnosis: Whoever leaves in a round is crossed out, and each dispatch wipes that out, one from inside of the round, too.

// MARK: - Step 1: Store

extension Store {
  private var left: Set<UUID> = []

  func dispatch(event: State.Event) {
    left.removeAll()
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
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
    left.insert(subscriptionID)
  }

  private func isSubscribed(_ subscriptionID: UUID) -> Bool {
    !left.contains(subscriptionID)
  }
}
