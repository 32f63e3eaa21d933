// Fails: inside.one-after-another
// Diagnosis: The waiting events are worked off once; an answer to an answer is lost.
// Mistake: works-off-once

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    guard !isTelling else {
      waitingEvents.append(event)
      return
    }
    isTelling = true
    take(event)
    for waitingEvent in waitingEvents { take(waitingEvent) }
    waitingEvents = []
    isTelling = false
  }

  private func take(_ event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
  }
}
