// Fails: inside.unsubscribed
// Diagnosis: What lets an event wait is a closure that the store makes with the first one, and that holds it.
// Mistake: inner-event-holds-store

// MARK: - Step 1: Store

extension Store {
  private lazy var wait: (State.Event) -> Void = { self.waitingEvents.append($0) }

  func dispatch(event: State.Event) {
    if isTelling { return wait(event) }
    waitingEvents.append(event)
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }
}
