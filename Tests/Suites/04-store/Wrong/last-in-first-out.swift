// Fails: inside.several
// Diagnosis: The events that wait are taken from the wrong end: the last one that came goes first.
// Mistake: last-in-first-out

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeLast())
      tell(oldState, state)
    }
    isTelling = false
  }
}
