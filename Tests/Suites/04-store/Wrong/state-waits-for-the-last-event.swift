// Fails: inside.any-plan
// Diagnosis: The events that waited are told with the right states, but what `state` is follows when all is over.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    var current = state
    var isFirst = true
    while !waitingEvents.isEmpty {
      let oldState = current
      current = State.reduce(oldState, event: waitingEvents.removeFirst())
      if isFirst { state = current }
      isFirst = false
      shown = current
      tell(oldState, current)
    }
    state = current
    isTelling = false
  }
  private var shown: State?
  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    observer(nil, isTelling ? shown ?? state : state)
    return subscriptionID
  }
}
