// Fails: store.dispatch
// Diagnosis: The mark "a round is under way" stays for good, so only the first event happens.
// Mistake: first-event-only

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
  }
}
