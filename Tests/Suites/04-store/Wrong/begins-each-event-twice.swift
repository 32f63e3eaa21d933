// Fails: store.dispatch
// Diagnosis: The reducer runs once to see whether anything changes, and once to change it.
// Mistake: state-goes-its-own-way

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    // Somebody further up is telling: the loop there takes this event when its round is over.
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      let event = waitingEvents.removeFirst()
      let next = State.reduce(oldState, event: event)
      if next.loading == oldState.loading { state = next }
      tell(oldState, state)
    }
    isTelling = false
  }
}
