// Fails: inside.any-plan
// Diagnosis: Of an event from inside that changes nothing nobody is told.
// Mistake: inner-steps-without-change

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    var isInner = false
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      if !isInner || oldState != state { tell(oldState, state) }
      isInner = true
    }
    isTelling = false
  }
}
