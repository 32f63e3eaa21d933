// Fails: store.state-first
// Diagnosis: The observers are told before the state changes, so they read the old one.
// Mistake: tells-before-the-change

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      let newState = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, newState)
      state = newState
    }
    isTelling = false
  }
}
