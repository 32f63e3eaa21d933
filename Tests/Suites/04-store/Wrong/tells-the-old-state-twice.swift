// Fails: store.history
// Diagnosis: The observers are told the old state in both places.
// Mistake: old-as-new

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, oldState)
    }
    isTelling = false
  }
}
