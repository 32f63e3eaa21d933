// Fails: inside.newcomer
// Diagnosis: The list of those to be told is made when the outermost dispatch begins, for all rounds in it.
// Mistake: newcomers-miss-what-waits

// MARK: - Step 1: Store

extension Store {
  // Without: tell(_:_:)

  func dispatch(event: State.Event) {
    waitingEvents.append(event)
    guard !isTelling else { return }
    isTelling = true
    let recipients = subscriptions
    while !waitingEvents.isEmpty {
      let oldState = state
      state = State.reduce(oldState, event: waitingEvents.removeFirst())
      for (id, observer) in recipients where isSubscribed(id) { observer(oldState, state) }
    }
    isTelling = false
  }
}
