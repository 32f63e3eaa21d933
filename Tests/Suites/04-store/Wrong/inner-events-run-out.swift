// Fails: inside.remembers-nothing
// Diagnosis: Rounds with several events from inside are counted over all stores, and after twelve of them those are dropped.

// MARK: - Step 1: Store

extension Store {
  private static var busyCount = 0

  func dispatch(event: State.Event) {
    if isTelling, waitingEvents.count == 1 { Store.busyCount += 1 }
    guard !isTelling || Store.busyCount <= 12 else { return }
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }
}
