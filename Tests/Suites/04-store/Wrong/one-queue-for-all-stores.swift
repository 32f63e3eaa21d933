// Fails: store.two
// Diagnosis: All stores have one list of waiting events.

// MARK: - Step 1: Store

extension Store {
  private static var waitingEvents: [State.Event] = []

  func dispatch(event: State.Event) {
    Store.waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !Store.waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: Store.waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }
}
