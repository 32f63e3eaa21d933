// Fails: inside.any-plan
// Diagnosis: The twentieth answer to an answer is the last one.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    var rounds = 0
    var lot = 1
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      lot -= 1
      if lot == 0 {
        lot = waitingEvents.count
        rounds += 1
      }
      if rounds > 20 { waitingEvents = [] }
    }
    isTelling = false
  }
}
