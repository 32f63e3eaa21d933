// Fails: store.history
// Diagnosis: The two states are handed over in the wrong order.
// Mistake: states-swapped

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(state, oldState)
    }
    isTelling = false
  }
}
