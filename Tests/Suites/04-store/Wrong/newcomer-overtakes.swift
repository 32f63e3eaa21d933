// Fails: inside.newcomer
// Diagnosis: What a newcomer dispatches in its replay is told to it at once, before the events that waited already.

// MARK: - Step 1: Store

extension Store {
  private var replaying: Observer?
  private var known: [(event: Int, id: UUID)] = []
  private var count = 0

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    count += 1
    if isTelling, let replaying {
      replaying(state, State.reduce(state, event: event))
      if let id = subscriptions.last?.id { known.append((count, id)) }
    }
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      let number = count - waitingEvents.count + 1
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      for (id, observer) in subscriptions where isSubscribed(id) {
        let isKnown = known.contains { $0.event == number && $0.id == id }
        if !isKnown { observer(oldState, state) }
      }
    }
    isTelling = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    let earlier = replaying
    replaying = observer
    observer(nil, state)
    replaying = earlier
    return subscriptionID
  }
}
