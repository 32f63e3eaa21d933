// Fails: store.dispatch
// Diagnosis: The state changes once for each observer, and not at all without one.
// Mistake: changes-inside-the-loop

// MARK: - Step 1: Store

extension Store {
  // Without: tell(_:_:)

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let event = waitingEvents.removeFirst()
      for (id, observer) in subscriptions where isSubscribed(id) {
        let oldState = state
        state = State.reduce(oldState, event: event)
        observer(oldState, state)
      }
    }
    isTelling = false
  }
}
