// Fails: safety.any-plan
// Diagnosis: A newcomer of a round waits on a list of its own, at which `unsubscribe` doesn't look.

// MARK: - Step 1: Store

extension Store {
  private var newcomers: [(id: UUID, observer: Observer)] = []

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      tell(oldState, state)
      subscriptions += newcomers
      newcomers = []
    }
    isTelling = false
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    if isTelling {
      newcomers.append((subscriptionID, observer))
    } else {
      subscriptions.append((subscriptionID, observer))
    }
    observer(nil, state)
    return subscriptionID
  }
}
