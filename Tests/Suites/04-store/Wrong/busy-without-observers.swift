// Fails: safety.unsubscribe-self
// Diagnosis: A round that nobody is left to hear of is never over, and every later event waits for its end.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      let wasEmpty = subscriptions.isEmpty
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      if subscriptions.isEmpty && !wasEmpty { return }
    }
    isTelling = false
  }
}
