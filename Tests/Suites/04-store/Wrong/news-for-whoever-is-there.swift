// Fails: inside.newcomer
// Diagnosis: The state changes at once and the news waits; a newcomer hears news that its replay contained.
// Mistake: hears-a-known-step

// MARK: - Step 1: Store

extension Store {
  // Without: waitingEvents

  private var waitingNews: [(State, State)] = []

  func dispatch(event: State.Event) {
    let before = state
    state = State.reduce(before, event: event)
    waitingNews.append((before, state))
    guard !isTelling else { return }
    isTelling = true
    while !waitingNews.isEmpty {
      let (oldState, newState) = waitingNews.removeFirst()
      tell(oldState, newState)
    }
    isTelling = false
  }
}
