// Fails: inside.newcomer
// Diagnosis: Who is told of a waiting event was decided when it was dispatched, not when it is told.
// Mistake: recipients-too-early

// MARK: - Step 1: Store

extension Store {
  // Without: tell(_:_:)

  private var waitingEvents: [(event: State.Event, recipients: [UUID])] = []

  func dispatch(event: State.Event) {
    waitingEvents.append((event, subscriptions.map(\.id)))
    guard !isTelling else { return }
    isTelling = true
    while !waitingEvents.isEmpty {
      let (event, recipients) = waitingEvents.removeFirst()
      let oldState = state
      state = State.reduce(oldState, event: event)
      tell(recipients, oldState, state)
    }
    isTelling = false
  }

  private func tell(_ recipients: [UUID], _ oldState: State, _ newState: State) {
    for (id, observer) in subscriptions where recipients.contains(id) && isSubscribed(id) {
      observer(oldState, newState)
    }
  }
}
