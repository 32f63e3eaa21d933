// Fails: store.history
// Diagnosis: The old state is read after the reducer has run, so old and new are the same.
// Mistake: new-as-old

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      state = State.reduce(state, event: waitingEvents.removeFirst())
      let oldState = state
      tell(oldState, state)
    }
    isTelling = false
  }
}
