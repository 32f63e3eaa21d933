// Fails: store.history
// Diagnosis: The waiting events are worked off, but never taken out of the list.
// Mistake: events-happen-again

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    var next = 0
    while next < waitingEvents.count {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents[next])
      tell(oldState, state)
      next += 1
    }
    isTelling = false
  }
}
