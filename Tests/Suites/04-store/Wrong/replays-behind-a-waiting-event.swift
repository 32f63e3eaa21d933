// Fails: inside.newcomer
// Diagnosis: In the round of an event that has waited, a newcomer gets its replay when the round is over.

// MARK: - Step 1: Store

extension Store {
  private var hasWaited = false
  private var newcomers: [Observer] = []

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      for newcomer in newcomers { newcomer(nil, state) }
      newcomers = []
      hasWaited = true
    }
    hasWaited = false
    isTelling = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    if hasWaited { newcomers.append(observer) } else { observer(nil, state) }
    return subscriptionID
  }
}
