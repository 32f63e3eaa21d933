// Fails: inside.several
// Diagnosis: After a hundred events the rest of them is dropped.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    var count = 0
    while !waitingEvents.isEmpty, count < 100 {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      count += 1
    }
    waitingEvents = []
    isTelling = false
  }
}
