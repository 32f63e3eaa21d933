// Fails: inside.several
// Diagnosis: After a round one waiting event is taken, the others stay behind.
// Mistake: works-off-one

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    if isTelling {
      waitingEvents.append(event)
      return
    }
    isTelling = true
    take(event)
    if !waitingEvents.isEmpty { take(waitingEvents.removeFirst()) }
    isTelling = false
  }

  private func take(_ event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    tell(oldState, state)
  }
}
