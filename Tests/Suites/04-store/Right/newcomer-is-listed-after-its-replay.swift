// Lesson 4 · Store: a replay is a round, after which the newcomer is listed. Whoever it has subscribed
// in there comes before it, and what it has dispatched happens afterwards.

// MARK: - Step 1: Store

extension Store {
  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    handleWaiting()
  }

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    let wasTelling = isTelling
    isTelling = true
    observer(nil, state)
    isTelling = wasTelling
    subscriptions.append((subscriptionID, observer))
    handleWaiting()
    return subscriptionID
  }

  private func handleWaiting() {
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
