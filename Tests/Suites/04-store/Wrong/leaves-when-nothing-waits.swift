// Fails: inside.unsubscribed
// Diagnosis: Whoever unsubscribes while events wait is told of them before, because they were dispatched first.
// Mistake: tells-too-often

// MARK: - Step 1: Store

extension Store {
  private var leaving: [UUID] = []

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
    subscriptions = subscriptions.filter { !leaving.contains($0.id) }
    leaving = []
  }

  func unsubscribe(_ subscriptionID: UUID) {
    guard waitingEvents.isEmpty else {
      leaving.append(subscriptionID)
      return
    }
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }
}
