// Fails: inside.nothing-lost
// Diagnosis: An event from inside changes the state, but nobody is told.
// Mistake: tells-nobody-inside

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else {
      state = State.reduce(state, event: waitingEvents.removeLast())
      return
    }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }
}
