// Fails: inside.newcomer
// Diagnosis: What a newcomer dispatches in its replay comes before the events that wait already.

// MARK: - Step 1: Store

extension Store {
  private var replays = 0

  func dispatch(event: State.Event) {
    if isTelling, replays > 0 {
      waitingEvents.insert(event, at: 0)
    } else {
      waitingEvents.append(event)
    }
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
    }
    isTelling = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    replays += 1
    observer(nil, state)
    replays -= 1
    return subscriptionID
  }
}
