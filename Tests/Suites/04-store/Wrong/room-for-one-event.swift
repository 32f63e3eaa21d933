// Fails: inside.several
// Diagnosis: Only one event can wait; a second one takes its place and the first is lost.
// Mistake: room-for-one-event

// MARK: - Step 1: Store

extension Store {
  // Without: waitingEvents

  private var waitingEvent: State.Event?

  func dispatch(event: State.Event) {
    waitingEvent = event
    guard !isTelling else { return }
    isTelling = true
    while let next = waitingEvent {
      waitingEvent = nil
      let oldState = state
      state = State.reduce(oldState, event: next)
      tell(oldState, state)
    }
    isTelling = false
  }
}
