// Fails: store.dispatch
// Diagnosis: The reducer gets an empty state instead of the present one.
// Mistake: starts-over

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(State(), event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }
}
