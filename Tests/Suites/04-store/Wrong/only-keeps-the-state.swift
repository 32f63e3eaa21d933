// Fails: store.history
// Diagnosis: The state changes, but nobody is told.
// Mistake: tells-nobody

// MARK: - Step 1: Store

extension Store {
  // Without: tell(_:_:)
  // Without: isSubscribed(_:)

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      state = State.reduce(state, event: waitingEvents.removeFirst())
    }
    isTelling = false
  }
}
