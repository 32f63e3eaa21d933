// Fails: safety.subscribe-inside
// Diagnosis: A newcomer gets its replay at once, and not when the round is over.
// Mistake: replayed-behind-the-round

// MARK: - Step 1: Store

extension Store {
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
    }
    isTelling = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    if isTelling { newcomers.append(observer) } else { observer(nil, state) }
    return subscriptionID
  }
}
