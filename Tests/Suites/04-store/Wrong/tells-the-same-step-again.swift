// Fails: inside.in-order
// Diagnosis: The state changes at once, and the waiting round tells the state as it is by then.
// Mistake: tells-other-states

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    let oldState = state
    state = State.reduce(oldState, event: event)
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      waitingEvents.removeFirst()
      tell(oldState, state)
    }
    isTelling = false
  }
}
