// Fails: inside.unsubscribed
// Diagnosis: A closure of an event that waited is never let go, and holds the store.
// Mistake: inner-event-holds-store

// MARK: - Step 1: Store

extension Store {
  private var later: () -> Void = {}

  func dispatch(event: State.Event) {
    if isTelling {
      later = { [later] in
        later()
        self.happen(event)
      }
      waitingEvents.append(event)
      return
    }
    happen(event)
  }

  private func happen(_ event: State.Event) {
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
}
