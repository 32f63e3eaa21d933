// Fails: store.history
// Diagnosis: Each round is told twice.
// Mistake: tells-too-often

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    // Somebody further up is telling: the loop there takes this event when its round is over.
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      tell(oldState, state)
    }
    isTelling = false
  }
}
