// Fails: store.unchanged
// Diagnosis: Every event is a step and is told, also one that leaves the state as it was.
// Mistake: skips-unchanged

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      if oldState != state { tell(oldState, state) }
    }
    isTelling = false
  }
}
