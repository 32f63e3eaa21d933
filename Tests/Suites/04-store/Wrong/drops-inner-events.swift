// Fails: inside.nothing-lost
// Diagnosis: An event that is dispatched during a round is thrown away.
// Mistake: drops-inner-events

// MARK: - Step 1: Store

extension Store {
  // Without: waitingEvents

  func dispatch(event: State.Event) {
    guard !isTelling else { return }
    isTelling = true
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
    isTelling = false
  }
}
