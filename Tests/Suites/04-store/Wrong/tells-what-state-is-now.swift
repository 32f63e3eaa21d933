// Fails: inside.in-order
// Diagnosis: The outer round goes on with the newest state and an old one that doesn't belong to it.
// Mistake: tells-the-newest-state

// MARK: - Step 1: Store

extension Store {
  // Without: waitingEvents
  // Without: isTelling
  // Without: tell(_:_:)

  func dispatch(event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    for (id, observer) in subscriptions where isSubscribed(id) {
      observer(oldState, state)
    }
  }
}
