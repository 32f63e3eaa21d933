// Fails: inside.one-after-another
// Diagnosis: The mark is taken back before the waiting events have been told.
// Mistake: unmarks-too-early

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    if isTelling {
      waitingEvents.append(event)
      return
    }
    isTelling = true
    take(event)
    isTelling = false
    while !waitingEvents.isEmpty { take(waitingEvents.removeFirst()) }
  }

  private func take(_ event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
  }
}
