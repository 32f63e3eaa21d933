// Fails: inside.any-plan
// Diagnosis: Whoever answers more than a thousand times would do so for ever, so the rest is dropped.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    var rounds = 0
    while !waitingEvents.isEmpty, rounds < 1_000 {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      rounds += 1
    }
    waitingEvents = []
    isTelling = false
  }
}
