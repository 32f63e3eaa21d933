// Fails: inside.in-order
// Diagnosis: The inner round overtakes the outer one, so later observers hear it first.
// Mistake: tells-inside-out

// MARK: - Step 1: Store

extension Store {
  // Without: waitingEvents
  // Without: isTelling

  func dispatch(event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
  }
}
